const names = new Intl.DisplayNames('en-GB', { type: 'currency' });

/** A currency with its name: “GBP – British Pound”. Some codes have no name. */
export const currencyLabel = (code: string): string => {
  const name = names.of(code) ?? code;
  return name === code ? code : `${code} – ${name}`;
};
