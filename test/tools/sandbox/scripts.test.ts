import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect } from '@open-wc/testing';
import { createServer, preview, type Plugin } from 'vite';
import { openScripts } from '../../../tools/sandbox/scripts.js';
import { formScripts } from '../../../tools/sandbox/vite-plugin.js';

let place = '';
let scripts = '';

beforeEach(async () => {
  place = await mkdtemp(join(tmpdir(), 'sandbox-scripts-'));
  scripts = join(place, 'cdn');
});
afterEach(() => rm(place, { recursive: true }));

const build = async () => {
  await mkdir(scripts);
  await writeFile(join(place, 'secret.js'), 'secret');
  await writeFile(join(scripts, 'integrity.json'), '{}');
  await writeFile(join(scripts, 'donation-widget.js'), 'module');
  await writeFile(join(scripts, 'donation-widget.js.map'), '{}');
  await writeFile(join(scripts, 'donation-widget.iife.js'), 'classic');
  await writeFile(join(scripts, 'service.js'), 'service');
};

const open = () => openScripts({ from: 'clone', scripts });
const get = (path: string) => open().answer({ method: 'GET', path });

describe('The scripts of the sandbox', () => {
  beforeEach(build);

  for (const [path, content] of [
    ['/donation-widget.js', 'module'],
    ['/donation-widget.iife.js', 'classic'],
    ['/donation-widget.iife.js?v=2', 'classic'],
    ['/service.js', 'service'],
  ] as const) {
    it(`are at ${path}, for pages of any origin`, async () => {
      const answer = await get(path);
      expect(answer?.status).to.equal(200);
      expect(await answer?.text()).to.equal(content);
      expect(answer?.headers.get('content-type')).to.equal('text/javascript; charset=utf-8');
      expect(answer?.headers.get('access-control-allow-origin')).to.equal('*');
      expect(answer?.headers.get('cross-origin-resource-policy')).to.equal('cross-origin');
    });
  }

  it('have source maps, and answer HEAD without content', async () => {
    expect((await get('/donation-widget.js.map'))?.headers.get('content-type')).to.contain('json');
    const head = await open().answer({ method: 'HEAD', path: '/donation-widget.js' });
    expect(head?.status).to.equal(200);
    expect(await head?.text()).to.equal('');
  });

  for (const path of [
    '/',
    '/service',
    '/other.js',
    '/integrity.json',
    '/cdn/donation-widget.js',
    '/../secret.js',
    '/..%2fsecret.js',
    '/%2e%2e/secret.js',
    '/..\\secret.js',
    '//donation-widget.js',
    '/donation-widget.js/',
    '/constructor',
  ]) {
    it(`leave ${path} to the sandbox`, async () => {
      expect(await get(path)).to.equal(undefined);
    });
  }

  it('take no other method', async () => {
    expect(await open().answer({ method: 'POST', path: '/donation-widget.js' })).to.equal(undefined);
  });

  it('are there as soon as they are built', async () => {
    await rm(scripts, { recursive: true });
    const { answer, problem } = open();
    expect(await problem()).to.contain('npm run build');
    await build();
    expect(await problem()).to.equal(undefined);
    expect((await answer({ method: 'GET', path: '/service.js' }))?.status).to.equal(200);
  });
});

describe('Scripts that aren’t built', () => {
  for (const [from, remedy] of [
    ['clone', 'npm run build'],
    ['package', 'Install donation-widget again'],
  ] as const) {
    it(`are a 404 that explains it, from the ${from}`, async () => {
      const { answer } = openScripts({ from, scripts });
      for (const path of ['/donation-widget.js', '/donation-widget.iife.js']) {
        const found = await answer({ method: 'GET', path });
        expect(found?.status).to.equal(404);
        expect(found?.headers.get('access-control-allow-origin')).to.equal('*');
        expect(await found?.text()).to.contain(remedy);
      }
      expect(await answer({ method: 'GET', path: '/service.js' })).to.equal(undefined);
    });
  }
});

/** Sends a path exactly as it is. `fetch` would resolve the dots. */
const sendRaw = async (origin: string, path: string) => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: close\r\n\r\n`);
  return text(socket);
};

describe('The demo’s server', () => {
  const printed: string[] = [];
  const print = (line: string) => {
    printed.push(line);
  };
  const config = () => ({
    root: place,
    configFile: false as const,
    appType: 'custom' as const,
    customLogger: {
      info: print,
      warn: print,
      warnOnce: print,
      error: print,
      clearScreen: () => undefined,
      hasErrorLogged: () => false,
      hasWarned: false,
    },
    optimizeDeps: { noDiscovery: true },
    plugins: [formScripts({ folder: scripts })],
    server: { port: 0, host: '127.0.0.1', watch: null, ws: false as const },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const servers = {
    vite: async () => (await createServer(config())).listen(),
    'vite preview': () => preview(config()),
  };

  /** A server of development that watches its files, as `npm start` does. */
  const startWith = async (plugin: Plugin) => {
    const { server, ...others } = config();
    const watching = { ...server, watch: { ignored: '**' } };
    return (await createServer({ ...others, plugins: [plugin], server: watching })).listen();
  };

  it('builds the scripts at its start, says so, and answers once they are there', async () => {
    printed.length = 0;
    const server = await startWith(formScripts({ folder: scripts, build }));
    const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
    server.printUrls();
    expect(printed.join('\n')).to.contain(`Script:  ${origin}/donation-widget.js (is being built`);
    expect(await (await fetch(`${origin}/donation-widget.js`)).text()).to.equal('module');
    expect(printed.join('\n')).to.contain('The script for pages of your own is ready.');
    await server.close();
  });

  it('says why there are no scripts after a build that failed', async () => {
    printed.length = 0;
    const server = await startWith(
      formScripts({ folder: scripts, build: () => Promise.reject(new Error('No room.')) }),
    );
    const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
    expect((await fetch(`${origin}/donation-widget.js`)).status).to.equal(404);
    expect(printed.join('\n')).to.contain('No room.');
    await server.close();
  });

  for (const [name, start] of Object.entries(servers)) {
    it(`serves the scripts as the command does, and prints the values: ${name}`, async () => {
      await build();
      printed.length = 0;
      const server = await start();
      const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
      const answer = await fetch(`${origin}/donation-widget.js`, {
        headers: { origin: 'https://charity.example' },
      });
      expect(await answer.text()).to.equal('module');
      expect(answer.headers.get('content-type')).to.equal('text/javascript; charset=utf-8');
      expect(answer.headers.get('access-control-allow-origin')).to.equal('*');
      expect(await sendRaw(origin, '/../secret.js')).not.to.contain('\r\n\r\nsecret');

      server.printUrls();
      for (const value of ['/demo/', '/api/v1', '/donation-widget.js'])
        expect(printed.join('\n')).to.contain(`${origin}${value}`);
      expect(printed.join('\n')).to.contain('pk_test_sandbox');
      await server.close();
    });
  }
});
