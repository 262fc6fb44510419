import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Connect, Plugin, ViteDevServer } from 'vite';
import { isDocument, siteFolder } from './addresses.js';
import { moved, movedPage, movedTo } from './moved.js';
import { readSite, type Site } from './site.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, siteFolder);
const address = `/${siteFolder}/`;

const pathBelow = (above: string, file: string) => relative(above, file).split(sep).join('/');

/** Reads the site for a build, which needs it several times. */
export const readDocs = (): Site => readSite(root);

/** The pages of the site for a build. They have no files: the plugin makes them. */
export const docsPages = ({ pages }: Site): string[] => [...pages.keys()].map((page) => join(folder, page));

export const isDocsPage = (file: string): boolean => file.startsWith(folder + sep) && file.endsWith('.html');

const types = { md: 'text/markdown', json: 'application/json', txt: 'text/plain' } as const;

const serve =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const send = (body: string, type: string) => {
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' });
      response.end(body);
    };
    if (pathname === address.slice(0, -1)) {
      response.writeHead(302, { location: address }).end();
    } else if (pathname === '/demo/llms.txt') {
      send(readSite(root).llms(), types.txt);
    } else if (pathname.startsWith(address) && /\/$|\.(?:html|md|json)$/.test(pathname)) {
      const path = decodeURIComponent(pathname.slice(address.length)).replace(/(^|\/)$/, '$1index.html');
      const { pages, files } = readSite(root);
      const page = pages.get(path);
      const file = files.get(path);
      if (page) {
        // Vite resolves the files that the page loads from this path.
        server.transformIndexHtml(address + path, page()).then((html) => {
          send(html, 'text/html');
        }, next);
      } else if (path in moved) response.writeHead(302, { location: movedTo(path) }).end();
      else if (file) send(file(), path.endsWith('.json') ? types.json : types.md);
      else next();
    } else next();
  };

/** The documentation site in development: each request reads the Markdown files of the repository. */
export const docsSite = (): Plugin => ({
  name: 'docs-site',
  configureServer: (server) => {
    server.middlewares.use(serve(server));
    server.watcher.on('all', (_event, file) => {
      if (isDocument(pathBelow(root, file))) server.ws.send({ type: 'full-reload' });
    });
  },
});

/** The documentation site in a build of the demo: its pages, and the files that no page loads by itself. */
export const docsFiles = (site: Site): Plugin => ({
  name: 'docs-files',
  resolveId: (id) => (isDocsPage(id) ? id : null),
  load: (id) => (isDocsPage(id) ? (site.pages.get(pathBelow(folder, id))?.() ?? null) : null),
  generateBundle() {
    for (const [path, content] of site.files) {
      this.emitFile({ type: 'asset', fileName: `docs/${path}`, source: content() });
    }
    for (const path of Object.keys(moved)) {
      this.emitFile({ type: 'asset', fileName: `docs/${path}`, source: movedPage(path) });
    }
    this.emitFile({ type: 'asset', fileName: 'llms.txt', source: site.llms() });
  },
});
