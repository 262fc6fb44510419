import { EventEmitter } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from '@open-wc/testing';
import type { Connect, Plugin } from 'vite';
import { configuratorScripts } from '../../demo/configurator-scripts.js';
import { listen } from '../support/listen.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A server of development with the plugin alone. */
const open = async () => {
  const handlers: Connect.NextHandleFunction[] = [];
  const sent: unknown[] = [];
  const watcher = new EventEmitter();
  const httpServer = createServer((request, response) => {
    handlers[0]?.(request, response, () => response.writeHead(404).end());
  });
  const { configureServer } = configuratorScripts() as Plugin & {
    configureServer: (server: unknown) => void;
  };
  configureServer({
    middlewares: { use: (handler: Connect.NextHandleFunction) => handlers.push(handler) },
    httpServer,
    watcher,
    ws: { send: (message: unknown) => sent.push(message) },
    config: { server: { watch: null } },
  });
  const { origin, close } = await listen(httpServer);
  return {
    sent,
    change: (file: string) => watcher.emit('change', join(root, file)),
    get: (path: string) => fetch(`${origin}/${path}`),
    close,
  };
};

describe('the scripts of the configurator in development', () => {
  let server: Awaited<ReturnType<typeof open>>;
  before(async () => {
    server = await open();
  });
  after(() => server.close());

  it('are whole: they only import one another, and the file that Vite serves', async () => {
    for (const [script, imported] of [
      ['configurator', ['/demo/configurator/build.ts', '/demo/configurator/form-script.ts']],
      ['form-script', []],
    ] as const) {
      const answer = await server.get(`demo/configurator/${script}.ts`);
      expect(answer.headers.get('content-type')).to.equal('text/javascript');
      const code = await answer.text();
      const found = [...code.matchAll(/^import (?:.* from )?"(.*)"|\bimport\("(.*?)"\)/gm)].map(
        ([, one, lazy]) => one ?? lazy,
      );
      expect([...new Set(found)].sort()).to.deep.equal(imported);
    }
  });

  it('leave other files to Vite', async () => {
    expect((await server.get('demo/links/links.ts')).status).to.equal(404);
  });

  it('reload the page once one of their sources has changed', async () => {
    await server.get('demo/configurator/form-script.ts');
    server.change('README.md');
    expect(server.sent).to.deep.equal([]);
    server.change('src/elements/donation-widget.ts');
    expect(server.sent).to.deep.equal([{ type: 'full-reload' }]);
    expect((await server.get('demo/configurator/form-script.ts')).status).to.equal(200);
  });
});
