// How the tip is chosen is not shown (§2.6): the payer may add one on the hosted page, and starts without.
const shares = [5, 10, 15];

/** The tips that the page offers for an amount: none, then shares of it, in the smallest unit. */
export const tipChoices = (amount: number) => {
  const choices = [{ amount: 0, share: '' }];
  for (const share of shares) {
    const tip = Math.round((amount / 100) * share);
    if (choices.every((choice) => choice.amount !== tip)) choices.push({ amount: tip, share: `${share}%` });
  }
  return choices;
};

/** The tip of the form: any whole number of the smallest unit; undefined when it is none. */
export const readTip = (field: unknown): number | undefined => {
  if (field === undefined) return 0;
  return typeof field === 'string' && /^\d{1,15}$/.test(field) ? Number(field) : undefined;
};
