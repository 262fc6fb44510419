/** Turns anything thrown into an error: a listener's `waitUntil` promise can reject with any value. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error
    ? thrown
    : new Error('A promise passed to waitUntil() was rejected, so nothing was sent.', { cause: thrown });
