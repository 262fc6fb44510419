import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { barOf } from './frame.js';

const demo = fileURLToPath(new URL('.', import.meta.url));
const styleOf = (file: string) => readFileSync(join(demo, file), 'utf8');

/**
 * Sets the folder of the demo, which only the address tells: a file server can put it anywhere, and it shows this page
 * for any missing file in it.
 */
const findFolder = `<base href="./" />
    <script>
      document.querySelector('base').href = location.pathname.replace(/(?:docs|gallery|sandbox)\\/.*$|[^/]*$/, '');
    </script>`;

/**
 * The page for an address that leads nowhere. It needs no other file, because a relative address would be wrong in
 * some folder.
 *
 * @param base the element that names the folder of the demo
 */
const missingPage = (base: string): string => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    ${base}
    <title>Page not found – donation-widget</title>
    <style>
${styleOf('base.css')}
${styleOf('bar.css')}
main {
  max-inline-size: 36rem;
  margin-inline: auto;
  padding: clamp(3rem, 12vh, 8rem) var(--gutter) 3rem;
}

h1 + p {
  margin-block: 1rem 1.5rem;
  color: var(--soft-ink);
  font-size: 1.1875rem;
}

main ul {
  padding: 0;
  list-style: none;
}

main li {
  border-block-start: 1px solid var(--line);
}

main li a {
  display: block;
  padding-block: 0.75rem;
}
    </style>
  </head>
  <body>
    ${barOf('404.html')}
    <main>
      <h1>There’s no page here</h1>
      <p>The address may be old, or have a typing error.</p>
      <ul>
        <li><a href="./">Make your donation form</a></li>
        <li><a href="gallery/">See it on ten charities’ pages</a></li>
        <li><a href="docs/">Read the documentation</a></li>
      </ul>
    </main>
  </body>
</html>
`;

/** Answers with the page in development where there is no other. */
export const missingPages = (): Plugin => ({
  name: 'missing-pages',
  configureServer:
    ({ config, middlewares }) =>
    () => {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        const isPage = request.headers.accept?.includes('text/html') ?? false;
        if (!isPage || existsSync(join(config.root, decodeURIComponent(pathname)))) {
          next();
          return;
        }
        response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
        response.end(missingPage('<base href="/demo/" />'));
      });
    },
});

/** The page in a build of the demo, with the name that file servers look for. */
export const missingPageFile = (): Plugin => ({
  name: 'missing-page-file',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: '404.html', source: missingPage(findFolder) });
  },
});
