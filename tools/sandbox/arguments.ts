import { join } from 'node:path';
import { parseArgs } from 'node:util';

/** How the command was started. */
export type Start = {
  /** The words that start it, for the usage text. */
  command: string;
  /** A clone keeps donations in a file. The package keeps them in memory. */
  from: 'clone' | 'package';
  /** The folder of the form's built scripts. */
  scripts: string;
};

export const fromClone: Start = {
  command: 'npm run sandbox --',
  from: 'clone',
  scripts: join(import.meta.dirname, '../../dist/cdn'),
};

export const usageOf = ({ command, from }: Start): string => `Usage: ${command} [options]

${from === 'clone' ? 'Runs the payment service without the demo, and serves the form’s script.' : 'Runs a payment service on this machine, for development and tests, and serves the form’s script.'}

  --port NUMBER          port to listen on, or 0 for a free one (default: 4010)
  --host ADDRESS         address to listen on (default: 127.0.0.1, only this machine)
  --database FILE        database file, created if it doesn't exist${from === 'clone' ? '' : '; needs @libsql/client'}
                         (default: SANDBOX_DATABASE, or ${from === 'clone' ? '.sandbox/donations.db' : 'memory until the sandbox stops'};
                         to use a libSQL server, set SANDBOX_DATABASE_URL and SANDBOX_DATABASE_TOKEN)
  --return-url URL       where payers return if their checkout has no return_url
                         (default: the sandbox's own page with the form)
  --allow-origin ORIGIN  origin whose pages can call the API; repeat it for more (default: any)
  --wordpress            print the settings for the plugin in a WordPress on this machine
  --controls             turn on the control routes below /sandbox/control, for this machine only
  --reset                empty the database before starting
  --help                 show this help
`;

/** The options of the command line. */
type Arguments = {
  port: number;
  host: string;
  database: string | undefined;
  returnUrl: string | undefined;
  allowedOrigins: readonly string[] | undefined;
  wordpress: boolean;
  controls: boolean;
  reset: boolean;
  help: boolean;
};

/** An error in the command line, with a message for the person who typed it. */
export class UsageError extends Error {
  override name = 'UsageError' as const;
}

const readPort = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new UsageError(`--port must be a number from 0 to 65535, not “${text}”.`);
  return port;
};

const readUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const readReturnUrl = (text: string): string => {
  const url = readUrl(text);
  // §4.1 requires https, but a developer's own machine often has none.
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.includes(url.hostname)))
    return text;
  throw new UsageError(`--return-url must start with https:// or be on this machine, not “${text}”.`);
};

const readOrigin = (text: string): string => {
  const url = readUrl(text);
  if (url && url.origin === text) return text;
  throw new UsageError(
    `--allow-origin must be an origin without a path, such as https://charity.example, not “${text}”.`,
  );
};

const parse = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4010' },
        host: { type: 'string', default: '127.0.0.1' },
        database: { type: 'string' },
        'return-url': { type: 'string' },
        'allow-origin': { type: 'string', multiple: true },
        wordpress: { type: 'boolean', default: false },
        controls: { type: 'boolean', default: false },
        reset: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error), { cause: error });
  }
};

/** @throws {UsageError} */
export const readArguments = (args: readonly string[]): Arguments => {
  const values = parse(args);
  // With an empty host, Node would listen on every address of the machine.
  if (values.host === '') throw new UsageError('--host must be an address to listen on.');
  if (values.database === '') throw new UsageError('--database must be the name of a file.');
  return {
    port: readPort(values.port),
    host: values.host,
    database: values.database,
    returnUrl: values['return-url'] === undefined ? undefined : readReturnUrl(values['return-url']),
    allowedOrigins: values['allow-origin']?.map(readOrigin),
    wordpress: values.wordpress,
    controls: values.controls,
    reset: values.reset,
    help: values.help,
  };
};
