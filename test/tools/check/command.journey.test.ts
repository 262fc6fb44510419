import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../../support/sandbox/served-sandbox.js';
import { key } from '../../support/check/altered-service.js';

const root = fileURLToPath(new URL('../../../', import.meta.url));

const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Runs the command as people do. */
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

test('The check passes for the sandbox over HTTP', async ({ address }) => {
  const { code, out } = await checkService('--base-url', `${address}/api/v1`, '--key', key);
  expect(out).toMatch(/\d{3} passed, 0 failed, 11 not checked\. The service follows the interface\.\n$/);
  expect(out).not.toContain(key);
  expect(code).toBe(0);
});

test('The check finds that a form on another origin can use the sandbox', async ({ address }) => {
  const { code, out } = await checkService(
    `${address}/api/v1`,
    '--key',
    key,
    '--origin',
    'https://charity.example',
  );
  expect(out).toMatch(/Your form: 9 passed, 0 failed, 2 not checked\. Your form can use it/);
  expect(code).toBe(0);
});

test('The check exits with 2 if an option is missing', async () => {
  const { code, err } = await checkService('--key', key);
  expect(err).toContain("The service's address is missing.");
  expect(err).not.toContain(key);
  expect(code).toBe(2);
});
