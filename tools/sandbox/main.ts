import { createSandbox } from './app.js';
import { fromClone, readArguments, usageOf, UsageError, type Start } from './arguments.js';
import { systemClock, type Clock } from './context.js';
import { chooseDatabase, DatabaseError, namedDatabase, openDatabase } from './database.js';
import { testKey } from './keys.js';
import { openMemoryStore } from './memory-store.js';
import { openScripts, scriptFile, startPath, withScripts } from './scripts.js';
import { serve } from './serve.js';
import type { Server } from 'node:http';

/**
 * Writes a line for each answer: time, method, path, status and milliseconds. It never writes a query, a header or
 * a body, because they contain keys and payers' data.
 */
const logRequests = (server: Server, clock: Clock, write: (line: string) => void): void => {
  server.on('request', ({ method = '', url = '' }, response) => {
    const start = clock.now();
    response.once('close', () => {
      const path = url.replace(/[?#].*$/s, '').replace(/[^\x21-\x7e]/g, '?');
      const status = response.writableFinished ? response.statusCode : 'cut';
      const duration = clock.now().getTime() - start.getTime();
      write(`${start.toISOString()} ${method} ${path} ${status} ${duration} ms`);
    });
  });
};

/** The output and environment of the command's process. */
type World = {
  print(line: string): void;
  printError(line: string): void;
  env: Readonly<Record<string, string | undefined>>;
};

const ofProcess: World = {
  print: (line) => process.stdout.write(`${line}\n`),
  printError: (line) => process.stderr.write(`${line}\n`),
  env: process.env,
};

/**
 * Resolves at the first signal to end, or when the output is closed. A second signal ends the process immediately,
 * because the listeners are gone by then.
 */
const signalToEnd = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      process.off('SIGINT', end);
      process.off('SIGTERM', end);
      resolve();
    };
    process.on('SIGINT', end);
    process.on('SIGTERM', end);
    // For example `npm run sandbox | head -1`. Each further line is another error, so this listener stays.
    process.stdout.on('error', end);
  });

/** The settings of the WordPress plugin under their names there. */
const forWordPress = (origin: string, returnUrl: string | undefined): readonly string[] => [
  'In WordPress, open Settings → Donations, turn on “Test mode”, and enter:',
  `Payment service address: ${origin}/api/v1`,
  `Publishable key: ${testKey}`,
  returnUrl === undefined
    ? 'If your WordPress has no https, add --return-url with the address of your thank-you page.'
    : `If your WordPress has no https, you come back to ${returnUrl} after paying.`,
];

const run = async (
  args: readonly string[],
  { print, printError, env }: World,
  start: Start,
): Promise<void> => {
  const {
    port,
    host,
    returnUrl,
    allowedOrigins,
    wordpress,
    controls,
    reset,
    help,
    database: file,
  } = readArguments(args);
  if (help) {
    print(usageOf(start).trimEnd());
    return;
  }
  const database = start.from === 'clone' ? chooseDatabase(file, env) : namedDatabase(file, env);
  if (reset && !database) throw new UsageError('--reset needs a database. Add --database FILE.');
  const store = database ? await openDatabase(database, { reset }) : openMemoryStore();
  const scripts = openScripts(start);
  const scriptProblem = await scripts.problem();
  const sandbox = createSandbox({
    store,
    controls,
    ...(!scriptProblem && { returnUrl: startPath }),
    ...(returnUrl !== undefined && { returnUrl }),
    ...(allowedOrigins && { allowedOrigins }),
    onError: (error) => printError(error instanceof Error ? (error.stack ?? error.message) : String(error)),
  });
  try {
    const ended = signalToEnd();
    const { server, origin, isOnAllAddresses, ownOrigin, close } = await serve(
      withScripts(sandbox, scripts),
      { host, port },
    );
    logRequests(server, systemClock, print);
    const place = database
      ? `in ${database.name}${reset ? ', which is empty now' : ''}`
      : 'in memory until the sandbox stops';
    // One text, so that a program that waits for the first line has the others too.
    print(
      [
        `Sandbox running at ${origin}/api/v1`,
        `Donations are kept ${place}.`,
        ...(wordpress
          ? forWordPress(origin, returnUrl)
          : [
              `Publishable key: ${testKey}`,
              scriptProblem ?? `Script: ${origin}/${scriptFile}`,
              returnUrl !== undefined &&
                `Open your page with the form. After paying, you come back to ${returnUrl}`,
              returnUrl === undefined && !scriptProblem && `Open: ${origin}${startPath}`,
            ]),
        isOnAllAddresses && 'Other machines can reach it too, at the addresses of this machine.',
        controls &&
          (ownOrigin === undefined
            ? 'The control routes don’t answer: they’re for this machine only. Use --host 127.0.0.1 or 0.0.0.0.'
            : `Simulate errors: ${ownOrigin}/sandbox/control/faults`),
      ]
        .filter((line) => typeof line === 'string')
        .join('\n'),
    );
    await ended;
    await close();
  } finally {
    store.close();
  }
};

const systemErrors: Record<string, string> = {
  EADDRINUSE: 'is already in use. Choose another port with --port',
  EACCES: 'needs more permissions. Choose another port with --port',
  EADDRNOTAVAIL: 'isn’t an address of this machine',
  ENOTFOUND: 'isn’t an address of this machine',
};

type SystemError = Error & { code: string; address?: string; hostname?: string; port?: number };

const isSystemError = (error: unknown): error is SystemError =>
  error instanceof Error && 'code' in error && typeof error.code === 'string';

const inWords = (error: unknown): string | undefined => {
  if (error instanceof UsageError) return `${error.message}\nTo see the options, use --help.`;
  if (error instanceof DatabaseError) return error.message;
  const reason = isSystemError(error) ? systemErrors[error.code] : undefined;
  if (!reason || !isSystemError(error)) return undefined;
  const address = [error.address ?? error.hostname, error.port]
    .filter((part) => part !== undefined)
    .join(':');
  return `${address} ${reason}.`;
};

/** @returns the exit code: 0 after a signal or `--help`, 2 for wrong options, 1 for anything else */
export const main = async (
  args: readonly string[],
  world: World = ofProcess,
  start: Start = fromClone,
): Promise<number> => {
  try {
    await run(args, world, start);
    return 0;
  } catch (error) {
    const words = inWords(error);
    if (words === undefined) throw error;
    world.printError(words);
    return error instanceof UsageError ? 2 : 1;
  }
};
