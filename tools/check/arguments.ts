import { parseArgs } from 'node:util';
import { isLoopback } from './loopback.js';

/** The arguments of the command. */
export type Arguments = {
  baseUrl: string;
  key: string;
  /** The time limit of one request. */
  seconds: number;
  /** The origin of the page that has the form. */
  origin?: string;
};

/** The options are wrong. The message never contains the key. */
export class UsageError extends Error {
  override name = 'UsageError' as const;
}

/** How the command was started. */
export type Start = {
  /** The words that start it, for the help. */
  command: string;
  /** The key for a service on this machine, if the command has none. */
  keyOnThisMachine?: string;
};

export const fromClone: Start = { command: 'npm run check-service --' };

export const helpOf = ({
  command,
  keyOnThisMachine,
}: Start): string => `Usage: ${command} ADDRESS --key PUBLISHABLE_KEY [--origin ORIGIN] [--timeout SECONDS]

Checks if a payment service follows the interface, as far as that's possible without
paying, and prints a table of the results.

  ADDRESS             address of the service, ending with /api/v1; https, or http on this machine
  --base-url ADDRESS  the same, as an option
  --key KEY           publishable key of the service, ideally a test key; never printed${
    keyOnThisMachine === undefined
      ? ''
      : `\n                      (default on this machine: ${keyOnThisMachine})`
  }
  --origin ORIGIN     origin of the page with your form, such as https://charity.example,
                      to check if the page can use the service
  --timeout SECONDS   time limit of each request, 10 by default
  --help              show this help

Exit codes: 0 if nothing failed, 1 if something failed, 2 if the options are wrong, the
service can't be reached or the key is refused.`;

const readBaseUrl = (given: string) => {
  if (!URL.canParse(given)) throw new UsageError("The service's address isn't a web address.");
  const url = new URL(given);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new UsageError(
      'The address must start with https://, because the key is sent there. On this machine, http:// works too.',
    );
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError("The address can't contain a user name, a password, a query or a fragment.");
  return url.href.replace(/\/+$/, '');
};

const readKey = (given: string) => {
  if (!/^[\x21-\x7e]+$/.test(given))
    throw new UsageError('--key can only contain letters, digits and punctuation, without spaces.');
  if (given.split(/[^a-z0-9]/i).some((part) => /^(sk|rk|secret|private)$/i.test(part)))
    throw new UsageError('--key looks like a secret key. Use a publishable key.');
  return given;
};

const readSeconds = (given: string) => {
  const seconds = Number(given);
  if (!(seconds > 0 && seconds <= 60))
    throw new UsageError('--timeout must be more than 0 and at most 60 seconds.');
  return seconds;
};

const readOrigin = (given: string) => {
  const url = URL.canParse(given) ? new URL(given) : null;
  if (url === null || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`)
    throw new UsageError('--origin must be an origin, such as https://charity.example.');
  return url.origin;
};

const parse = (args: string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        'base-url': text,
        key: text,
        origin: text,
        timeout: text,
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    // Node's message would contain the argument, which could be the key.
    throw new UsageError('An option is unknown or has no value.');
  }
};

const addressOf = (option: string | undefined, positionals: readonly string[]) => {
  const addresses = option === undefined ? positionals : [option, ...positionals];
  const [address] = addresses;
  if (address === undefined) throw new UsageError("The service's address is missing.");
  // The second could be the key, so the message doesn't repeat it.
  if (addresses.length > 1)
    throw new UsageError('Only one address can be checked. Put --key before the key.');
  return readBaseUrl(address);
};

/** Returns null for `--help`. */
export const readArguments = (args: string[], { keyOnThisMachine }: Start): Arguments | null => {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const baseUrl = addressOf(values['base-url'], positionals);
  const key = values.key ?? (isLoopback(new URL(baseUrl).hostname) ? keyOnThisMachine : undefined);
  if (key === undefined) throw new UsageError('--key is missing.');
  return {
    baseUrl,
    key: readKey(key),
    seconds: readSeconds(values.timeout ?? '10'),
    ...(values.origin !== undefined && { origin: readOrigin(values.origin) }),
  };
};
