import { parseArgs } from 'node:util';

/** The arguments of the command. `seconds` is the time limit of one request. */
export type Arguments = { baseUrl: string; key: string; seconds: number };

/** The options are wrong. The message never contains the key. */
export class UsageError extends Error {
  override name = 'UsageError' as const;
}

export const help = `Usage: npm run check-service -- --base-url ADDRESS --key PUBLISHABLE_KEY [--timeout SECONDS]

Checks if a payment service follows the interface, as far as that's possible without
paying, and prints a table of the results.

  --base-url ADDRESS  address of the service, ending with /api/v1; https, or http on this machine
  --key KEY           publishable key of the service, ideally a test key; never printed
  --timeout SECONDS   time limit of each request, 10 by default
  --help              show this help

Exit codes: 0 if nothing failed, 1 if something failed, 2 if the options are wrong, the
service can't be reached or the key is refused.`;

const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d+){3}$/.test(hostname);

const readBaseUrl = (given: string) => {
  if (!URL.canParse(given)) throw new UsageError("--base-url isn't a web address.");
  const url = new URL(given);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new UsageError(
      '--base-url must start with https://, because the key is sent there. On this machine, http:// works too.',
    );
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError("--base-url can't contain a user name, a password, a query or a fragment.");
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

const parse = (args: string[]) => {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args,
      options: { 'base-url': text, key: text, timeout: text, help: { type: 'boolean' } },
    }).values;
  } catch {
    // Node's message would contain the argument, which could be the key.
    throw new UsageError('An option is unknown or has no value.');
  }
};

/** Returns null for `--help`. */
export const readArguments = (args: string[]): Arguments | null => {
  const { 'base-url': baseUrl, key, timeout = '10', help: wantsHelp } = parse(args);
  if (wantsHelp) return null;
  if (baseUrl === undefined) throw new UsageError('--base-url is missing.');
  if (key === undefined) throw new UsageError('--key is missing.');
  return { baseUrl: readBaseUrl(baseUrl), key: readKey(key), seconds: readSeconds(timeout) };
};
