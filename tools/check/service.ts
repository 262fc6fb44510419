/** An HTTP answer. `body` is undefined if it isn't JSON. */
export type Answer = { status: number; contentType: string; headers: Headers; body: unknown };

/** §5.2: the two forms of the Authorization header. */
export type KeyForm = 'bearer' | 'bare';

export type Fetch = (request: Request) => Promise<Response>;

export type ServiceOptions = {
  baseUrl: string;
  key: string;
  /** Time limit of one request, in seconds. */
  seconds: number;
  /** Time limit of the whole run, in seconds. */
  totalSeconds: number;
  fetch: Fetch;
  pause: (seconds: number) => Promise<void>;
  /** Returns a signal that aborts after this number of seconds. */
  timeLimit: (seconds: number) => AbortSignal;
  /** Sent with each request if it's given, as a browser does. */
  origin?: string | undefined;
  /** In milliseconds. */
  now?: () => number;
};

/** A request got no answer that can be used: no connection, a timeout, too many requests, or too long an answer. */
export class NoAnswerError extends Error {
  override readonly name: string = 'NoAnswerError';
}

/** The service sends more than any answer of the interface has. */
export class TooLargeError extends NoAnswerError {
  override readonly name = 'TooLargeError';

  constructor() {
    super('the answer is larger than 1 MB');
  }
}

export type Service = ReturnType<typeof connect>;

const attempts = 3;
const longestPause = 30;
/** In bytes. */
const largestBody = 1_000_000;

/** Rejects when the signal aborts, even if `promise` ignores it. */
const untilAborted = <Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> =>
  new Promise((resolve, reject) => {
    const abort = () => reject(new Error('aborted'));
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });

/** Reads the body as long as the signal and the largest size allow, and cancels the rest. */
const readBody = async ({ body }: Response, signal: AbortSignal): Promise<string> => {
  if (!body) return '';
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal);
      if (done) return text + decoder.decode();
      size += value.length;
      if (size > largestBody) throw new TooLargeError();
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    // Ends the connection, unless everything has arrived.
    reader.cancel().catch(() => undefined);
  }
};

const readAnswer = async (response: Response, signal: AbortSignal): Promise<Answer> => {
  const text = await readBody(response, signal);
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = undefined;
  }
  const { status, headers } = response;
  return { status, contentType: headers.get('content-type') ?? '', headers, body };
};

/** Node's fetch has the reason, such as ECONNREFUSED, in the error's cause. */
const codeOf = (error: unknown) => {
  const { code } = ((error instanceof Error ? error.cause : undefined) ?? {}) as { code?: unknown };
  return typeof code === 'string' ? ` (${code})` : '';
};

const secondsToWait = (response: Response) => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return seconds >= 0 ? Math.min(seconds, longestPause) : 2;
};

/** Sends requests to the service, one at a time. */
export const connect = (options: ServiceOptions) => {
  const { baseUrl, key, seconds, totalSeconds, fetch, pause, timeLimit, origin } = options;
  const { now = () => performance.now() } = options;
  const wholeRun = timeLimit(totalSeconds);
  let slowest = 0;
  let limited: Answer | undefined;

  const answerOf = async (path: string, init: RequestInit) => {
    const signal = AbortSignal.any([wholeRun, timeLimit(seconds)]);
    const start = now();
    try {
      // A redirect isn't followed, so the key goes nowhere else.
      const request = new Request(baseUrl + path, { ...init, redirect: 'manual', signal });
      const response = await untilAborted(fetch(request), signal);
      const answer = await readAnswer(response, signal);
      slowest = Math.max(slowest, now() - start);
      return { response, answer };
    } catch (error) {
      if (error instanceof TooLargeError) throw error;
      if (wholeRun.aborted) throw new NoAnswerError('the whole run took too long');
      throw new NoAnswerError(
        signal.aborted ? `no answer within ${seconds} seconds` : `no connection${codeOf(error)}`,
      );
    }
  };

  const send = async (path: string, init: RequestInit): Promise<Answer> => {
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      const { response, answer } = await answerOf(path, init);
      // The interface doesn't show rate limits (§8), so a 429 neither passes nor fails a statement.
      if (answer.status !== 429) return answer;
      limited = answer;
      if (attempt < attempts) await pause(secondsToWait(response));
    }
    throw new NoAnswerError('the service gets too many requests (429)');
  };

  const headers = (authorization: string | null) => ({
    Accept: 'application/json',
    ...(authorization === null ? {} : { Authorization: authorization }),
    ...(origin === undefined ? {} : { Origin: origin }),
  });

  return {
    baseUrl,
    key,
    origin,
    /** The longest time of an answer until now, in milliseconds. */
    slowest: () => slowest,
    /** The last 429, if there was one. */
    limited: () => limited,

    /** The request that a browser sends before a checkout. */
    preflight: () =>
      send('/payment-session/checkout', {
        method: 'OPTIONS',
        headers: {
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'authorization,content-type',
          ...(origin === undefined ? {} : { Origin: origin }),
        },
      }),

    authorization: (form: KeyForm) => (form === 'bearer' ? `Bearer ${key}` : key),

    /** Sends `body` unchanged, so it can be invalid JSON too. */
    postCheckout: (body: string, authorization: string | null, contentType = 'application/json') =>
      send('/payment-session/checkout', {
        method: 'POST',
        headers: { ...headers(authorization), 'Content-Type': contentType },
        body,
      }),

    getPaymentSession: (slug: string, authorization: string) =>
      send(`/payment-session/${encodeURIComponent(slug)}`, { headers: headers(authorization) }),

    getSubscription: (slug: string, authorization: string) =>
      send(`/subscription/${encodeURIComponent(slug)}`, { headers: headers(authorization) }),
  };
};
