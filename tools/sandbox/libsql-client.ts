import type { Client } from '@libsql/client';

const isMissing = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'ERR_MODULE_NOT_FOUND' &&
  error.message.includes('@libsql/client');

// The package doesn't install `@libsql/client`, so only a sandbox with a database loads it.
const load = async () => {
  const loaded = await import('@libsql/client').catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  if (!loaded) {
    throw new Error('it needs the package @libsql/client. Run: npm install --save-dev @libsql/client');
  }
  return loaded;
};

/**
 * Connects to a database.
 *
 * @param url `file:…` for an embedded database, or the address of a libSQL server
 * @param authToken the token, if the server needs one
 */
export const openClient = async (url: string, authToken?: string): Promise<Client> => {
  const { createClient } = await load();
  // The timeout waits for another process with the same file, such as the dev server during a test.
  return createClient({ url, timeout: 5_000, ...(authToken && { authToken }) });
};
