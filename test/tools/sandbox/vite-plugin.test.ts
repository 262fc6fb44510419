import { request } from 'node:http';
import { expect } from '@open-wc/testing';
import { createServer, preview, type InlineConfig, type Plugin } from 'vite';
import { sandbox } from '../../../tools/sandbox/package/vite.js';

const config = (cors: boolean | undefined): InlineConfig => {
  const server = { port: 0, host: '127.0.0.1', ...(cors !== undefined && { cors }) };
  const plugins: Plugin[] = [sandbox()];
  return {
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { ...server, watch: null, ws: false },
    preview: server,
    plugins,
  };
};

const servers = {
  vite: async (cors?: boolean) => {
    const server = await createServer(config(cors));
    await server.listen();
    return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
  },
  'vite preview': async (cors?: boolean) => {
    const server = await preview(config(cors));
    return { origin: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
  },
};

type Answer = { status: number; headers: Record<string, string | string[] | undefined> };

/** Asks as a browser does before it sends a request of another site's page. `fetch` can't set these headers. */
const preflight = (address: string, from: string, method: string) =>
  new Promise<Answer>((resolve, reject) => {
    const headers = {
      origin: from,
      'access-control-request-method': method,
      'access-control-request-headers': 'content-type',
    };
    request(address, { method: 'OPTIONS', headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    })
      .on('error', reject)
      .end();
  });

for (const [name, start] of Object.entries(servers)) {
  for (const cors of [undefined, true, false]) {
    describe(`The plugin on the server of ${name} with cors ${String(cors)}`, () => {
      let origin = '';
      let close = () => Promise.resolve();

      beforeEach(async () => {
        ({ origin, close } = await start(cors));
      });
      afterEach(() => close());

      it('allows no page of another origin to use the control routes', async () => {
        for (const path of ['clock', 'faults', 'subscription/sub_1'])
          for (const from of ['https://a.example', 'http://localhost:3000'])
            for (const method of ['PUT', 'DELETE', 'POST']) {
              const { status, headers } = await preflight(`${origin}sandbox/control/${path}`, from, method);
              expect(
                Object.keys(headers).filter((header) => header.startsWith('access-control')),
              ).to.deep.equal([]);
              expect(status).to.be.at.least(400);
            }
      });

      it('allows pages of any origin to use the API, as the sandbox alone does', async () => {
        const { status, headers } = await preflight(
          `${origin}api/v1/payment-session/checkout`,
          'https://a.example',
          'POST',
        );
        expect(status).to.equal(204);
        expect(headers['access-control-allow-origin']).to.equal('*');
      });

      it('leaves the preflights of other paths to Vite', async () => {
        const { headers } = await preflight(`${origin}api/v10`, 'http://localhost:3000', 'POST');
        expect('access-control-allow-origin' in headers).to.equal(cors !== false);
      });
    });
  }
}
