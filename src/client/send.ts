import { toJson } from '../schema/json.js';
import {
  HttpError,
  InvalidRequestError,
  NetworkError,
  TimeoutError,
  UnexpectedResponseError,
} from './errors.js';

export type Outgoing = {
  url: string;
  publishableKey: string;
  /** Sent as JSON with POST. Without a body, the request is a GET. */
  body?: unknown;
  /** The time limit for the whole response, in milliseconds. There is no limit if it is longer than `longestTimer`. */
  timeout: number;
  fetch: typeof fetch;
  signal?: AbortSignal | undefined;
};

/**
 * Sends one request and returns the parsed JSON of a 2xx response, whatever its content type. It never tries again and
 * never follows a redirect.
 *
 * @throws {InvalidRequestError} | {HttpError} | {NetworkError} | {TimeoutError} | {UnexpectedResponseError}; the reason of `signal`
 *   if the caller aborts.
 */
export const send = async ({
  url,
  publishableKey,
  body,
  timeout,
  fetch,
  signal,
}: Outgoing): Promise<unknown> => {
  signal?.throwIfAborted();
  const text = serialise(body);
  const controller = new AbortController();
  const abort = () => controller.abort(signal?.reason);
  signal?.addEventListener('abort', abort);
  const timer =
    timeout > longestTimer
      ? undefined
      : setTimeout(() => controller.abort(new TimeoutError(timeout)), timeout);
  try {
    const response = await untilAborted(
      fetch(url, {
        ...(text === undefined
          ? // A cached response could have an old status.
            { cache: 'no-store' }
          : { method: 'POST', body: text }),
        headers: {
          Authorization: `Bearer ${publishableKey}`,
          Accept: 'application/json',
          ...(text !== undefined && { 'Content-Type': 'application/json' }),
        },
        credentials: 'omit',
        // A 307 or 308 would send the payer's data to another address, and the client would trust its response.
        redirect: 'error',
        signal: controller.signal,
      }),
      controller.signal,
    );
    // A `fetch` that the page passes in can ignore `redirect`.
    if (response.redirected) throw new TypeError('The service redirected the request.');
    const answer = await untilAborted(readBody(response, controller.signal), controller.signal);
    if (!response.ok)
      throw new HttpError(
        response.status,
        answer === undefined ? null : parseLeniently(answer),
        retryAfter(response),
      );
    if (answer === undefined) throw new UnexpectedResponseError([{ path: [], code: 'too_large' }]);
    return parse(answer);
  } catch (error) {
    if (controller.signal.aborted) throw controller.signal.reason;
    if (error instanceof HttpError || error instanceof UnexpectedResponseError) throw error;
    throw new NetworkError(error);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
};

/** The longest time that a timer can count, because it uses 32 bits. A longer timer would end at once. */
const longestTimer = 2 ** 31 - 1;

/** Rejects when the signal aborts. A `fetch` that the page passes in can ignore its signal. */
const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    promise.then(resolve, reject);
  });

/** In bytes. No answer of the interface comes near it, but an endless one would fill the donor's memory. */
const largestAnswer = 4_000_000;

/** The body as text; undefined if it is too large. Cancels what it doesn't read. */
const readBody = async (response: Response, signal: AbortSignal): Promise<string | undefined> => {
  const { body } = response;
  // A `fetch` that the page passes in might have no streams.
  if (!body) return response.text();
  const reader = body.getReader();
  const cancel = () => {
    reader.cancel().catch(() => undefined);
  };
  signal.addEventListener('abort', cancel);
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > largestAnswer) {
      cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
};

/** The body as JSON; undefined if there is none. */
const serialise = (body: unknown): string | undefined => {
  try {
    return body === undefined ? undefined : toJson(body);
  } catch {
    throw new InvalidRequestError([{ path: [], code: 'not_json' }]);
  }
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnexpectedResponseError([{ path: [], code: 'not_json' }]);
  }
};

const parseLeniently = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * The seconds in `Retry-After` (RFC 9110, section 10.2.3); null if it can't be read. Another origin's header can only
 * be read if the service exposes it.
 */
const retryAfter = (response: Response): number | null => {
  const value = response.headers.get('Retry-After');
  if (!value) return null;
  // A date starts with the day of the week. Browsers would also turn other numbers into dates.
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : /^[a-z]/i.test(value)
      ? (new Date(value).getTime() - Date.now()) / 1000
      : NaN;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
};
