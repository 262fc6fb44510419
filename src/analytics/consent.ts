/** True if the donor agrees to analytics. It can be a promise, or a function that returns either. */
export type Consent = boolean | Promise<boolean> | (() => boolean | Promise<boolean>);

/** Only `true` counts as consent. An error doesn't. */
const isYes = async (answer: unknown): Promise<boolean> => {
  try {
    return (await answer) === true;
  } catch {
    return false;
  }
};

/**
 * Returns a function that tells whether there is consent now: a promise while the first answer is pending. A
 * function from the page is called each time, so that donors can withdraw their consent.
 */
export const consentOf = (consent: Consent): (() => boolean | Promise<boolean>) => {
  let latest: boolean | null = null;
  let awaited: Promise<boolean> | null = null;
  const wait = (answer: Promise<boolean>): boolean | Promise<boolean> => {
    awaited = isYes(answer).then((isGiven) => {
      awaited = null;
      return (latest = isGiven);
    });
    return latest ?? awaited;
  };
  const ask = (): boolean | Promise<boolean> => {
    if (awaited) return latest ?? awaited;
    try {
      const answer = typeof consent === 'function' ? consent() : consent;
      return typeof answer === 'boolean' ? answer : wait(answer);
    } catch {
      return false;
    }
  };
  // The answer can take time, so ask before the first event.
  void ask();
  return ask;
};
