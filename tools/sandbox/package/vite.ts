import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { createSandbox, isSandboxPath } from '../app.js';
import { errorText, mountOnVite } from '../vite-mount.js';

export type SandboxPluginOptions = {
  /**
   * Where donors return if the request has no `return_url`: an address, or a path on the same origin, such as
   * `/donate`. Default: the start page.
   */
  returnUrl?: string;
};

/**
 * Adds a payment service in memory to Vite's server, in development and preview, so that a form with
 * `base-url="/api/v1"` works. The control routes are on in development only.
 */
export const sandbox = ({ returnUrl = '/' }: SandboxPluginOptions = {}): Plugin => {
  const mount = (server: ViteDevServer | PreviewServer, controls: boolean) => {
    const { fetch } = createSandbox({
      returnUrl,
      controls,
      onError: (error) => server.config.logger.error(errorText(error)),
    });
    mountOnVite(server, { fetch, isSandboxPath });
  };
  return {
    name: 'donation-widget-sandbox',
    configureServer: (server) => mount(server, true),
    configurePreviewServer: (server) => mount(server, false),
  };
};
