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
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown;
  /** Milliseconds for the whole exchange; no limit when it is beyond what a timer can count. */
  timeout: number;
  fetch: typeof fetch;
  signal?: AbortSignal | undefined;
};

/**
 * One request, one answer: the parsed JSON of a 2xx, whatever its content type says. Nothing is repeated, and
 * no redirect is followed.
 *
 * @throws {InvalidRequestError} | {HttpError} | {NetworkError} | {TimeoutError} | {UnexpectedResponseError}; the reason of `signal`
 *   when the caller aborts.
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
          ? // A cached answer could show yesterday's status.
            { cache: 'no-store' }
          : { method: 'POST', body: text }),
        headers: {
          Authorization: `Bearer ${publishableKey}`,
          Accept: 'application/json',
          ...(text !== undefined && { 'Content-Type': 'application/json' }),
        },
        credentials: 'omit',
        // A 307 or 308 would hand the payer's data to another address, and its answer would be believed.
        redirect: 'error',
        signal: controller.signal,
      }),
      controller.signal,
    );
    // A `fetch` of the page's own may have followed one all the same.
    if (response.redirected) throw new TypeError('The service redirected the request.');
    const answer = await untilAborted(response.text(), controller.signal);
    if (!response.ok) throw new HttpError(response.status, parseLeniently(answer), retryAfter(response));
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

/** Timers count in 32 bits: a longer one would end at once. */
const longestTimer = 2 ** 31 - 1;

/** An injected `fetch` may not heed its signal; the time limit holds all the same. */
const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    promise.then(resolve, reject);
  });

/** The body as JSON; undefined where there is none. */
const serialise = (body: unknown): string | undefined => {
  try {
    return JSON.stringify(body);
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

/** Seconds (RFC 9110 §10.2.3); across origins the header reads null unless the service exposes it. */
const retryAfter = (response: Response): number | null => {
  const value = response.headers.get('Retry-After');
  if (!value) return null;
  // Dates begin with the day of the week; browsers make dates of odd numbers too.
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : /^[a-z]/i.test(value)
      ? (Date.parse(value) - Date.now()) / 1000
      : NaN;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : null;
};
