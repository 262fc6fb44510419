/** Whether the donor agrees to analytics: the answer, one that is still to come, or what is asked for it. */
export type Consent = boolean | Promise<boolean> | (() => boolean | Promise<boolean>);

/**
 * Tells whether there is consent now. A function is asked at once, and anew each time until it says yes; while its
 * answer is still to come, there is none. Only `true` is a yes: an error is not.
 */
export const consentOf = (consent: Consent): (() => boolean) => {
  let isGiven = false;
  let isAwaited = false;
  const wait = async (answer: boolean | Promise<boolean>): Promise<void> => {
    isAwaited = true;
    try {
      isGiven = (await answer) === true;
    } catch {
      // Nobody has said yes.
    }
    isAwaited = false;
  };
  const ask = (): void => {
    if (isGiven || isAwaited) return;
    try {
      const answer = typeof consent === 'function' ? consent() : consent;
      if (typeof answer === 'boolean') isGiven = answer;
      else void wait(answer);
    } catch {
      // Nobody has said yes.
    }
  };
  ask();
  return () => {
    ask();
    return isGiven;
  };
};
