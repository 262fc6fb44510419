import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { expect, test } from '../sandbox/served-sandbox.js';
import { key, onSession, setAt } from './altered-service.js';

const root = fileURLToPath(new URL('../../', import.meta.url));

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** The command as people run it. */
const checkService = async (...args: string[]) => {
  const child = spawn(npm, ['run', '--silent', 'check-service', '--', ...args], {
    cwd: root,
    shell: process.platform === 'win32',
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (data: Buffer) => (said.out += data.toString()));
  child.stderr.on('data', (data: Buffer) => (said.err += data.toString()));
  const [code] = (await once(child, 'close')) as [number];
  return { code, ...said };
};

test('finds that the sandbox keeps the interface, over HTTP', async ({ address }) => {
  const { code, out } = await checkService('--base-url', `${address}/api/v1`, '--key', key);
  expect(out).toMatch(
    /\d{3} hold, 0 depart, 11 not checkable here\. Nothing departs from the interface\.\n$/,
  );
  expect(out).not.toContain(key);
  expect(code).toBe(0);
});

test('finds that a charity without data keeps it too', async ({ address }) => {
  const { code } = await checkService('--base-url', `${address}/api/v1`, '--key', 'pk_live_sandbox_bare');
  expect(code).toBe(0);
});

test('exits with 1 for a service that departs', async ({ sandbox }) => {
  const server = createAdaptorServer({
    fetch: onSession((body) => setAt(body, 'tip', null))(sandbox.fetch),
    overrideGlobalObjects: false,
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { code, out } = await checkService('--base-url', `http://127.0.0.1:${port}/api/v1`, '--key', key);
  server.close();
  expect(out).toMatch(/§2\.1 +payment session: tip is an integer +DEPARTS/);
  expect(out).toContain('came:     null');
  expect(code).toBe(1);
});

test('exits with 2 for a service that is not there', async () => {
  const { code, err } = await checkService('--base-url', 'http://127.0.0.1:1/api/v1', '--key', key);
  expect(err).toContain("can't be reached");
  expect(code).toBe(2);
});

test('exits with 2 for wrong use', async () => {
  const { code, err } = await checkService('--key', key);
  expect(err).toContain('--base-url is missing.');
  expect(err).not.toContain(key);
  expect(code).toBe(2);
});
