import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join, normalize } from 'node:path';
import { URL } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';

const types = { js: 'text/javascript', css: 'text/css', html: 'text/html;charset=utf-8' };

const compress = (text) =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });

const paragraph = `<p>${'Each spring we plant reeds along the river, and every gift pays for seedlings and for the people who look after them. '.repeat(3)}</p>`;

/** A charity's page: text, one or more forms, and text below them that must not move. */
const document = ({ lang, head, form }, count) => `<!doctype html>
<html lang="${lang}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Give</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 auto; padding: 0 1rem; max-width: 40rem; font: 16px/1.5 sans-serif; }</style>
<h1>Give to the reeds</h1>
${paragraph}
${head}
${form.repeat(count)}
${paragraph.repeat(3)}`;

/**
 * Serves the pages and their scripts over real HTTP, compressed.
 *
 * @param {readonly { id: string; folder: string; lang: string; head: string; form: string }[]} pages
 */
export const openSite = async (pages) => {
  const files = new Map();
  const fileOf = (path, make) => {
    if (!files.has(path)) files.set(path, compress(make()));
    return files.get(path);
  };
  const contentOf = (url) => {
    const [, id, name = ''] = /^\/([\w-]+)\/(.*)$/.exec(url.pathname) ?? [];
    const page = pages.find((one) => one.id === id);
    if (!page) throw new Error(`There is no page ${url.pathname}.`);
    if (name === '')
      return fileOf(url.href, () => document(page, Number(url.searchParams.get('count') ?? 1)));
    return fileOf(url.pathname, () => readFileSync(join(page.folder, normalize(`/${name}`))));
  };
  const server = createServer((request, response) => {
    const url = new URL(request.url, 'http://localhost');
    try {
      const body = contentOf(url);
      const type = types[url.pathname.split('.').at(-1)] ?? types.html;
      response.writeHead(200, {
        'content-type': type,
        'content-encoding': 'br',
        'content-length': body.length,
        'cache-control': 'max-age=600',
      });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    /** The address of a page with this number of forms. */
    addressOf: (page, count = 1) => `http://127.0.0.1:${server.address().port}/${page.id}/?count=${count}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
