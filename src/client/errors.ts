/** An error of a request to the service. The message is for developers and never contains the key. */
export class ClientError extends Error {
  override readonly name: string = 'ClientError';
}

/** The service responded with a status outside 200–299 (§7). The interface doesn’t define the body. */
export class HttpError extends ClientError {
  override readonly name = 'HttpError' as const;
  /** The HTTP status, such as 429. */
  readonly status: number;
  readonly #body: unknown;
  /** The seconds to wait, if the header `Retry-After` can be read. Otherwise null. */
  readonly retryAfter: number | null;

  constructor(status: number, body: unknown, retryAfter: number | null = null) {
    super(`The service responded with HTTP status ${status}.`);
    this.status = status;
    this.#body = body;
    this.retryAfter = retryAfter;
  }

  /**
   * The body: parsed if it is JSON, otherwise a string. Don’t show it to donors. It can repeat what was sent, so it
   * isn’t enumerable: consoles and error monitoring don’t copy it.
   */
  get body(): unknown {
    return this.#body;
  }
}

/**
 * There was no response: the browser is offline, the connection failed, the response had no CORS headers, or it
 * was a redirect, which is never followed. `fetch` can’t tell these apart. The browser’s console shows the reason.
 */
export class NetworkError extends ClientError {
  override readonly name = 'NetworkError' as const;

  constructor(cause: unknown) {
    super('The service could not be reached.', { cause });
  }
}

/** The time limit passed before the whole response arrived. */
export class TimeoutError extends ClientError {
  override readonly name = 'TimeoutError' as const;

  constructor(timeout: number) {
    super(`The service did not respond within ${timeout} ms.`);
  }
}

/** A path and a code, without the value at that path. */
export type Issue = { path: PropertyKey[]; code: string };

/** The response isn’t as §4 defines it: it isn’t JSON, it is larger than 4 MB, or a required field is missing. */
export class UnexpectedResponseError extends ClientError {
  override readonly name = 'UnexpectedResponseError' as const;
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], options?: ErrorOptions) {
    super(`The service sent an unexpected response: ${describe(issues)}.`, options);
    this.issues = issues;
  }
}

/** The request isn’t valid by §4.1, so nothing was sent. */
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
