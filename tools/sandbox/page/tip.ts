// The interface doesn't show how a tip is chosen (§2.6). Here, the payer can add one on the payment page.
const shares = [5, 10, 15];

/** The tips that the page offers for an amount, in the smallest unit: none, then percentages of the amount. */
export const tipChoices = (amount: number) => {
  const choices = [{ amount: 0, share: '' }];
  for (const share of shares) {
    const tip = Math.round((amount / 100) * share);
    if (choices.every((choice) => choice.amount !== tip)) choices.push({ amount: tip, share: `${share}%` });
  }
  return choices;
};

/** The form's tip in the smallest unit. Undefined if it isn't a whole number. */
export const readTip = (field: unknown): number | undefined => {
  if (field === undefined) return 0;
  return typeof field === 'string' && /^\d{1,15}$/.test(field) ? Number(field) : undefined;
};
