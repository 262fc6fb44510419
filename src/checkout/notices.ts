import { HttpError, NetworkError, TimeoutError, UnexpectedResponseError } from '../client/errors.js';
import type { Values } from '../i18n/catalogue.js';
import type { MessageKey } from '../i18n/en.js';

/** Words for an error: a message and its values. */
export type Notice = { key: MessageKey; values?: Values };

/** How long a donor waits before the next try when the service is busy and names no time, and at most. */
const pause = { usual: 30, longest: 300 };

/** Seconds to wait before another try; 0 when there is no need. */
export const pauseAfter = (error: unknown): number =>
  error instanceof HttpError && error.status === 429
    ? Math.min(error.retryAfter ?? pause.usual, pause.longest)
    : 0;

/** Whether the key, the address or the request is wrong: for the integrator, not for the donor. */
export const isForIntegrator = (error: unknown): boolean =>
  error instanceof HttpError
    ? error.status < 400 || [401, 403, 404, 405].includes(error.status)
    : !isPassing(error);

const isPassing = (error: unknown) => error instanceof NetworkError || error instanceof TimeoutError;

/** The words for a donor whose checkout could not be created: by the HTTP status alone, never the body. */
export const noticeOf = (error: unknown): Notice => {
  if (error instanceof NetworkError) return { key: 'unreachable' };
  if (error instanceof TimeoutError) return { key: 'slow' };
  if (error instanceof HttpError) {
    const { status } = error;
    if (status === 429) return { key: 'busy', values: { count: pauseAfter(error) } };
    if (status >= 500 || status === 409) return { key: 'failing' };
    if (isForIntegrator(error)) return { key: 'closed' };
    return { key: 'rejected' };
  }
  // An answer with an unsafe address stays unsafe: another try does not help.
  const isUnsafe =
    error instanceof UnexpectedResponseError && error.issues.some(({ code }) => code === 'unsafe_url');
  return { key: isUnsafe ? 'closed' : 'failing' };
};
