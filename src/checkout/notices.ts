import { HttpError, NetworkError, TimeoutError, UnexpectedResponseError } from '../client/errors.js';
import type { Values } from '../languages/catalogue.js';
import type { MessageKey } from '../languages/en.js';

/** The message for an error, with its values. */
export type Notice = { key: MessageKey; values?: Values };

/** Seconds to wait before the next try if the service is busy and gives no time, and the longest wait. */
const pause = { usual: 30, longest: 300 };

/** Seconds to wait before the next try; 0 if there is no need to wait. */
export const pauseAfter = (error: unknown): number =>
  error instanceof HttpError && error.status === 429
    ? Math.min(error.retryAfter ?? pause.usual, pause.longest)
    : 0;

/** Whether the key, the address or the request is wrong: a problem for the developer, not for the donor. */
export const isForDeveloper = (error: unknown): boolean =>
  error instanceof HttpError
    ? error.status < 400 || [401, 403, 404, 405, 413].includes(error.status)
    : !isPassing(error);

const isPassing = (error: unknown) => error instanceof NetworkError || error instanceof TimeoutError;

/** The message for a donor whose checkout failed, chosen by the HTTP status alone, never by the body. */
export const noticeOf = (error: unknown): Notice => {
  if (error instanceof NetworkError) return { key: 'unreachable' };
  if (error instanceof TimeoutError) return { key: 'slow' };
  if (error instanceof HttpError) {
    const { status } = error;
    if (status === 429) return { key: 'busy', values: { count: pauseAfter(error) } };
    if (status >= 500 || status === 409) return { key: 'failing' };
    if (isForDeveloper(error)) return { key: 'closed' };
    return { key: 'rejected' };
  }
  // An unsafe address stays unsafe, so trying again doesn't help.
  const isUnsafe =
    error instanceof UnexpectedResponseError && error.issues.some(({ code }) => code === 'unsafe_url');
  return { key: isUnsafe ? 'closed' : 'failing' };
};
