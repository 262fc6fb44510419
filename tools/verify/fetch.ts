import { lookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** A file of the page, with the address after redirects. */
export type Fetched = {
  url: URL;
  body: Buffer;
  /** Every value of the header `Content-Security-Policy`. */
  policies: readonly string[];
};

/** The file can't be checked. The message never contains text from the server. */
export class UnreachableError extends Error {
  override name = 'UnreachableError' as const;
}

export type Limits = {
  bytes: number;
  redirects: number;
  signal: AbortSignal;
  /** Whether a connection to this IP address is allowed. */
  isAllowed: (address: string) => boolean;
};

const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  privateAddresses.addSubnet(network, prefix, 'ipv4');

/** The addresses that the internet routes. Others are private, or translate to an IPv4 address, which can be private. */
const publicAddresses = new BlockList();
publicAddresses.addSubnet('2000::', 3, 'ipv6');
const translated = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  translated.addSubnet(network, prefix, 'ipv6');

/** Whether an IP address belongs to a public host, rather than to this machine or its network. */
export const isPublic = (address: string): boolean => {
  if (isIP(address) === 4) return !privateAddresses.check(address, 'ipv4');
  return isIP(address) === 6 && publicAddresses.check(address, 'ipv6') && !translated.check(address, 'ipv6');
};

const refused = () =>
  new UnreachableError(
    'It is on this machine or its network. To check it all the same, add --allow-private.',
  );

/** Resolves a name for the connection itself, so that a second answer of the name server can't differ. */
const checkedLookup =
  (isAllowed: Limits['isAllowed']): LookupFunction =>
  (hostname, options, callback) =>
    lookup(hostname, options, (error, address, family) => {
      const all = typeof address === 'string' ? [address] : (address?.map((one) => one.address) ?? []);
      if (!error && !all.every(isAllowed)) callback(refused(), address, family);
      else callback(error, address, family);
    });

const requested = (url: URL, { signal, isAllowed }: Limits): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    // A new connection each time: one that is kept open would skip the look-up.
    const options = { agent: false, signal, lookup: checkedLookup(isAllowed) };
    send(url, { ...options, headers: { accept: '*/*', 'user-agent': 'donation-widget-verify' } })
      .once('response', resolve)
      .once('error', reject)
      .end();
  });

const bodyOf = async (response: IncomingMessage, bytes: number): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > bytes) throw new UnreachableError('It is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const checked = (url: URL, { isAllowed }: Limits): URL => {
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new UnreachableError('Its address doesn’t start with https:// or http://.');
  if (url.username || url.password) throw new UnreachableError('Its address contains a user name.');
  // Node doesn't look up an address that is a number.
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !isAllowed(host)) throw refused();
  return url;
};

const follow = async (url: URL, limits: Limits, redirects: number): Promise<Fetched> => {
  const response = await requested(checked(url, limits), limits);
  try {
    const { statusCode = 0, headers } = response;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      if (redirects === limits.redirects) throw new UnreachableError('It redirects too often.');
      if (!URL.canParse(headers.location, url))
        throw new UnreachableError('It redirects to something that isn’t an address.');
      const next = new URL(headers.location, url);
      if (url.protocol === 'https:' && next.protocol === 'http:')
        throw new UnreachableError('It redirects from https to http.');
      return await follow(next, limits, redirects + 1);
    }
    if (statusCode !== 200) throw new UnreachableError(`The server answered with status ${statusCode}.`);
    const policies = response.headersDistinct['content-security-policy'] ?? [];
    return { url, body: await bodyOf(response, limits.bytes), policies };
  } finally {
    response.destroy();
  }
};

/**
 * Loads a file from a server that isn't trusted, without cookies.
 *
 * @throws UnreachableError if it can't be loaded within the limits
 */
export const load = async (url: URL, limits: Limits): Promise<Fetched> => {
  try {
    return await follow(url, limits, 0);
  } catch (error) {
    if (error instanceof UnreachableError) throw error;
    throw new UnreachableError(limits.signal.aborted ? 'It took too long.' : 'The connection failed.', {
      cause: error,
    });
  }
};
