import { readdirSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, UserConfig } from 'vite';
import { demoFrame } from '../frame.js';
import { missingPageFile } from '../missing-page.js';
import { chunkOf } from './chunks.js';
import { docsFiles, docsPages, isDocsPage, readDocs } from '../docs/vite-plugin.js';

const demo = fileURLToPath(new URL('..', import.meta.url));

const pages = () =>
  readdirSync(demo, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .map((path) => join(demo, path));

const moduleScript = /[ \t]*<script\b(?=[^>]*\btype="module")([^>]*)>[^]*?<\/script>\s*?\n?/g;

/** Browsers load no modules and styles for a page that was opened as a file, so the page shows what to do. */
const gate = (whenReady: string, sources: readonly string[]) =>
  `  <script>
      if (location.protocol === 'file:')
        addEventListener('DOMContentLoaded', () =>
          document.body.insertAdjacentHTML(
            'afterbegin',
            '<p><strong>This demo can’t be opened as a file.</strong> Put its folder on a web server. On your own machine, run python3 -m http.server in that folder and open http://localhost:8000.</p>',
          ),
        );
    </script>
    <script type="module">
      import { loadWhenReady } from '${whenReady}';
      await loadWhenReady(${sources.map((source) => `() => import('${source}')`).join(', ')});
    </script>
  `;

/**
 * A page of the demo for a plain file server: its scripts wait for the worker, and its links to the sandbox stay in
 * the folder of the demo.
 *
 * @param path the path of the page in the folder of the demo, with slashes
 */
export const asStaticPage = (html: string, path: string): string => {
  const home = '../'.repeat(path.split('/').length - 1) || './';
  const sources: string[] = [];
  const body = html
    .replaceAll(moduleScript, (_script, attributes: string) => {
      const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1];
      if (source === undefined) {
        throw new Error(`${path}: a module inside the page can’t wait for the worker. Move it to a file.`);
      }
      sources.push(source);
      return '';
    })
    .replaceAll(/(\s(?:href|src|return-url)=")\/demo\//g, `$1${home}`)
    // Without the worker, such a link would go to the file server.
    .replaceAll(/\shref="\/(?=sandbox\/)/g, ` data-href-of-sandbox="${home}`);
  return body.replace('</head>', () => `${gate(`${home}static/when-ready.ts`, sources)}</head>`);
};

const staticPages = (): Plugin => ({
  name: 'static-pages',
  transformIndexHtml: {
    order: 'pre',
    // The documentation needs no sandbox, so its scripts don't wait for the worker.
    handler: (html, { filename }) =>
      isDocsPage(filename) ? html : asStaticPage(html, relative(demo, filename).split(sep).join(posix.sep)),
  },
  // `sideEffects` in package.json is for the published files. Here the sources register the elements.
  transform: (_code, id) => (id.includes('/node_modules/') ? null : { moduleSideEffects: true }),
});

/** The demo as files for any host and any folder. Its sandbox is a service worker in the browser. */
export const staticDemo = (): UserConfig => {
  const docs = readDocs();
  return {
    root: demo,
    base: './',
    publicDir: false,
    // The pages are complete before their scripts wait for the worker.
    plugins: [demoFrame(), staticPages(), docsFiles(docs), missingPageFile()],
    worker: {
      format: 'iife',
      rolldownOptions: { output: { entryFileNames: 'service-worker.js' } },
    },
    build: {
      outDir: join(dirname(demo), 'dist-demo'),
      emptyOutDir: true,
      rolldownOptions: {
        input: [...pages(), ...docsPages(docs)],
        output: {
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name: chunkOf(), debugName: 'chunks' }],
          },
        },
      },
    },
  };
};
