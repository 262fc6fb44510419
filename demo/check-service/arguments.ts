import { parseArgs } from 'node:util';

/** The arguments of the command; `seconds` is the time limit of one request. */
export type Arguments = { baseUrl: string; key: string; seconds: number };

/** Wrong use of the command. The message never quotes the key. */
export class UsageError extends Error {
  override name = 'UsageError' as const;
}

export const help = `Usage: npm run check-service -- --base-url ADDRESS --key PUBLISHABLE_KEY [--timeout SECONDS]

Asks a running service whether it keeps every statement of the interface that can be
checked without paying, and prints a table of them.

  --base-url ADDRESS  where the service is, ending with /api/v1; https, or http on this machine
  --key KEY           a publishable key of the service, best a test key; never printed
  --timeout SECONDS   time limit of each request, 10 by default
  --help              this text

Exit codes: 0 when nothing departs, 1 when something does, 2 for wrong use or when the
service can't be reached or refuses the key.`;

const isLoopback = (hostname: string) =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '[::1]' ||
  /^127(\.\d+){3}$/.test(hostname);

const readBaseUrl = (given: string) => {
  if (!URL.canParse(given)) throw new UsageError('--base-url is not an address.');
  const url = new URL(given);
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname)))
    throw new UsageError('--base-url must be https, or http on this machine: the key goes there.');
  if (url.username || url.password || url.search || url.hash)
    throw new UsageError('--base-url must hold no user, query or fragment.');
  return url.href.replace(/\/+$/, '');
};

const readKey = (given: string) => {
  if (!/^[\x21-\x7e]+$/.test(given)) throw new UsageError('--key must be plain characters without spaces.');
  if (given.split(/[^a-z0-9]/i).some((part) => /^(sk|rk|secret|private)$/i.test(part)))
    throw new UsageError('--key looks like a secret key. Give a publishable one.');
  return given;
};

const readSeconds = (given: string) => {
  const seconds = Number(given);
  if (!(seconds > 0 && seconds <= 60))
    throw new UsageError('--timeout must be above 0 and at most 60 seconds.');
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
    // Node's own words quote the argument, which may be the key.
    throw new UsageError('An option is unknown, given wrongly, or lacks its value.');
  }
};

/** Null when help was asked for. */
export const readArguments = (args: string[]): Arguments | null => {
  const { 'base-url': baseUrl, key, timeout = '10', help: wantsHelp } = parse(args);
  if (wantsHelp) return null;
  if (baseUrl === undefined) throw new UsageError('--base-url is missing.');
  if (key === undefined) throw new UsageError('--key is missing.');
  return { baseUrl: readBaseUrl(baseUrl), key: readKey(key), seconds: readSeconds(timeout) };
};
