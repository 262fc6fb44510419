import { createServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { Hono, type Context } from 'hono';
import { proxy } from 'hono/proxy';
import { createSandbox } from '../../tools/sandbox/app.js';
import { openMemoryStore } from '../../tools/sandbox/memory-store.js';
import { listen } from './listen.js';

/**
 * The pages of a site: folders of files by path, or another server to forward to. Files of that server's folder, except
 * PHP, don't need the server: the site sends them itself.
 */
type Pages = { folders: Record<string, string> } | { server: string; files?: string };

export type Site = {
  /** The origin, without a slash at the end. */
  origin: string;
  close(): Promise<void>;
};

type Options = {
  /** How long the sandbox takes to answer when the form sends a donation, in milliseconds. Default: 0. */
  delay?: number;
  /** The `Cache-Control` of the files below each path. */
  caching?: Record<string, string>;
};

/**
 * Opens a site with the sandbox and its control routes on the same origin. It uses https, so that donors come back to
 * the form's page.
 */
export const openSite = async (pages: Pages, { delay = 0, caching = {} }: Options = {}): Promise<Site> => {
  const sandbox = createSandbox({ store: openMemoryStore(), controls: true });
  const app = new Hono();
  app.post('/api/v1/*', async (_context, next) => {
    if (delay > 0) await after(delay);
    await next();
  });
  for (const path of ['/api/v1/*', '/sandbox/*']) {
    app.all(path, ({ req }) => sandbox.fetch(req.raw));
  }
  for (const [path, value] of Object.entries(caching))
    app.use(`${path}/*`, async ({ header }, next) => {
      await next();
      header('cache-control', value);
    });
  if ('server' in pages) {
    const { server: other, files } = pages;
    // The browser follows redirects itself.
    const forward = ({ req }: Context) => {
      const { pathname, search } = new URL(req.url);
      return proxy(`${other}${pathname}${search}`, { raw: req.raw, redirect: 'manual' });
    };
    if (files !== undefined) {
      const fromFolder = serveStatic({ root: files });
      app.get('*', (context, next) =>
        context.req.path.endsWith('.php') ? next() : fromFolder(context, next),
      );
      // A page without one of its styles fails in ways that nobody understands: WordPress's menu then lies over its
      // buttons. So this asks again for what doesn't arrive as a whole.
      const forwardWhole = async (context: Context) => {
        const answer = await forward(context);
        return answer.body ? new Response(await answer.arrayBuffer(), answer) : answer;
      };
      app.get('*', (context) => forwardWhole(context).catch(() => forwardWhole(context)));
    }
    app.all('*', forward);
  } else {
    for (const [path, root] of Object.entries(pages.folders)) {
      const rewriteRequestPath = (asked: string) => asked.slice(path.length);
      app.use(`${path}/*`, serveStatic({ root, rewriteRequestPath }));
    }
  }

  const certificate = await getCertificate(join(tmpdir(), 'donation-widget-certificate'));
  const server = createServer(
    { key: certificate, cert: certificate },
    getRequestListener(app.fetch, { overrideGlobalObjects: false }),
  );
  const { origin, close } = await listen(server);
  return {
    origin,
    close: async () => {
      sandbox.end();
      await close();
    },
  };
};
