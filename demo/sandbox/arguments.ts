import { parseArgs } from 'node:util';

export const usage = `Usage: npm run sandbox -- [options]

Serves the payment service on its own, without the demo.

  --port NUMBER          port to listen on; 0 takes a free one (default: 4010)
  --host ADDRESS         address to listen on (default: 127.0.0.1, this machine only)
  --database FILE        file of the database, made where there is none
                         (default: .sandbox/donations.db, or SANDBOX_DATABASE;
                         SANDBOX_DATABASE_URL with SANDBOX_DATABASE_TOKEN names a libSQL server instead)
  --return-url URL       where payers go to whose checkout names no return_url
                         (default: pages such as /demo/thank-you.html, which only the demo serves)
  --allow-origin ORIGIN  an origin whose pages may call the API; may be given again (default: any)
  --controls             serve the controls of development below /sandbox/control, to this machine only
  --reset                empty the database first
  --help                 show this
`;

/** The options of the command line. */
export type Arguments = {
  port: number;
  host: string;
  database: string | undefined;
  returnUrl: string | undefined;
  allowedOrigins: readonly string[] | undefined;
  controls: boolean;
  reset: boolean;
  help: boolean;
};

/** A fault of the command line, in words for who typed it. */
export class UsageError extends Error {
  override name = 'UsageError' as const;
}

const readPort = (text: string): number => {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (!(port <= 65_535)) throw new UsageError(`--port takes a number from 0 to 65535, not “${text}”.`);
  return port;
};

const readUrl = (text: string): URL | undefined => (URL.canParse(text) ? new URL(text) : undefined);

const loopback = ['localhost', '127.0.0.1', '[::1]'];

const readReturnUrl = (text: string): string => {
  const url = readUrl(text);
  // §4.1 wants https; on this machine there often is none.
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.includes(url.hostname)))
    return text;
  throw new UsageError(`--return-url takes an https address, or an http one of this machine, not “${text}”.`);
};

const readOrigin = (text: string): string => {
  const url = readUrl(text);
  if (url && url.origin === text) return text;
  throw new UsageError(
    `--allow-origin takes an origin, such as https://charity.example without a path, not “${text}”.`,
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
  // Node listens on every address of the machine for it.
  if (values.host === '') throw new UsageError('--host takes an address to listen on.');
  if (values.database === '') throw new UsageError('--database takes the name of a file.');
  return {
    port: readPort(values.port),
    host: values.host,
    database: values.database,
    returnUrl: values['return-url'] === undefined ? undefined : readReturnUrl(values['return-url']),
    allowedOrigins: values['allow-origin']?.map(readOrigin),
    controls: values.controls,
    reset: values.reset,
    help: values.help,
  };
};
