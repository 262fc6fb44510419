import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SandboxOptions } from '../../../tools/sandbox/app.js';
import { openLibsqlStore } from '../../../tools/sandbox/libsql-store.js';
import { openSandbox, type OpenSandbox } from './sandbox.js';

/** A folder for each test. After the test, it's deleted and its sandboxes are closed. */
export const databaseFolder = () => {
  let folder = '';
  const opened: OpenSandbox[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  });

  afterEach(async () => {
    for (const sandbox of opened.splice(0)) sandbox.close();
    await rm(folder, { recursive: true });
  });

  const fileOf = (name = 'donations.db') => join(folder, name);

  return {
    fileOf,
    /** Opens a sandbox on a file. The file can already be open, as in another process. */
    open: async (
      options: Partial<Omit<SandboxOptions, 'clock' | 'store'>> = {},
      name?: string,
    ): Promise<OpenSandbox> => {
      const store = await openLibsqlStore(pathToFileURL(fileOf(name)).href);
      const sandbox = openSandbox({ ...options, store });
      opened.push(sandbox);
      return sandbox;
    },
  };
};
