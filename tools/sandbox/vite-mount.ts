import { getRequestListener } from '@hono/node-server';
import type { Connect, PreviewServer, ViteDevServer } from 'vite';

type Handler = {
  fetch(request: Request): Promise<Response>;
  /** Whether a path of the server belongs to the sandbox. */
  isSandboxPath(path: string): boolean;
};

/** Answers the sandbox's requests on Vite's server. Vite answers the others. */
export const mountOnVite = (
  { middlewares }: Pick<ViteDevServer | PreviewServer, 'middlewares'>,
  { fetch, isSandboxPath }: Handler,
): void => {
  const listener = getRequestListener(fetch, { overrideGlobalObjects: false });
  const serve: Connect.NextHandleFunction = (request, response, next) => {
    if (!isSandboxPath(request.url ?? '')) {
      next();
      return;
    }
    // Vite's CORS headers are for its files. The service sets its own.
    for (const name of response.getHeaderNames()) {
      if (name.startsWith('access-control-')) response.removeHeader(name);
    }
    void listener(request, response);
  };
  middlewares.use(serve);
  // Vite answers preflights before its plugins can. It would let pages of other origins use the control routes.
  const servePreflight: Connect.NextHandleFunction = (request, response, next) => {
    if (request.method === 'OPTIONS') serve(request, response, next);
    else next();
  };
  middlewares.stack.unshift({ route: '', handle: servePreflight });
};

/** The text of an error for Vite's log. */
export const errorText = (error: unknown): string =>
  `[sandbox] ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
