import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { serveSandbox } from '../sandbox/serve-sandbox.js';
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

test('exits with 1 for a service that departs', async ({ sandbox }) => {
  const { address, close } = await serveSandbox({
    fetch: onSession((body) => setAt(body, 'tip', null))(sandbox.fetch),
  });
  const { code, out } = await checkService('--base-url', `${address}/api/v1`, '--key', key);
  await close();
  expect(out).toMatch(/§2\.1 +payment session: tip is an integer +DEPARTS/);
  expect(out).toContain('came:     null');
  expect(code).toBe(1);
});

test('exits with 2 for wrong use', async () => {
  const { code, err } = await checkService('--key', key);
  expect(err).toContain('--base-url is missing.');
  expect(err).not.toContain(key);
  expect(code).toBe(2);
});
