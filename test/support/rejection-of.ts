/** The reason for a rejected promise. Throws if the promise is fulfilled. */
export const rejectionOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => {
      throw new Error(`It is fulfilled with ${JSON.stringify(value)}.`);
    },
    (reason: unknown) => reason,
  );
