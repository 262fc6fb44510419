/** An error between this page and the service. Messages are for developers and never hold the key. */
export class ClientError extends Error {
  override readonly name: string = 'ClientError';
}

/** The service answered with a status outside of 200–299 (§7). Its body has no shape that is shown. */
export class HttpError extends ClientError {
  override readonly name = 'HttpError' as const;
  /** The HTTP status. */
  readonly status: number;
  /** The body, parsed when it is JSON, a string otherwise; not to be shown to a donor. */
  readonly body: unknown;
  /** Seconds to wait, from a readable `Retry-After`; null without one. */
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown, retryAfter: number | null = null) {
    super(`The service responded with HTTP status ${status}.`);
    this.status = status;
    this.body = body;
    this.retryAfter = retryAfter;
  }
}

/**
 * No answer came: offline, refused, cut, an answer without CORS headers, or a redirect, which is never followed.
 * `fetch` does not tell these apart; the browser's console names the reason.
 */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError' as const;

  constructor(cause: unknown) {
    super('The service could not be reached.', { cause });
  }
}

/** The time limit passed before the whole answer was there. */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError' as const;

  constructor(timeout: number) {
    super(`The service did not respond within ${timeout} ms.`);
  }
}

/** A place and a code, without the value that stood there. */
export type Issue = { path: PropertyKey[]; code: string };

/** The answer is not what §4 says: not JSON, or without what can't be missing. */
export class UnexpectedResponseError extends ClientError {
  override readonly name = 'UnexpectedResponseError' as const;
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], options?: ErrorOptions) {
    super(`The service sent an unexpected response: ${describe(issues)}.`, options);
    this.issues = issues;
  }
}

/** A request that §4.1 does not allow; nothing was sent. */
export class InvalidRequestError extends ClientError {
  override readonly name = 'InvalidRequestError' as const;
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[]) {
    super(`The request is not valid: ${describe(issues)}.`);
    this.issues = issues;
  }
}

const describe = (issues: readonly Issue[]) =>
  issues.map(({ path, code }) => `${path.map(String).join('.') || 'body'} (${code})`).join(', ');
