/** Turns anything thrown into an error: a listener's `waitUntil` promise can reject with any value. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('The page held the donation back.', { cause: thrown });
