/** The error of what was thrown: a listener's `waitUntil` may reject with anything. */
export const toError = (thrown: unknown): Error =>
  thrown instanceof Error ? thrown : new Error('The page held the donation back.', { cause: thrown });
