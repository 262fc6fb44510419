/** The content of all equivalent forms, so that they differ only in their technology. */
export const intervals = [
  ['once', 'One-time'],
  ['month', 'Monthly'],
] as const;

export const presets = [10, 25, 50, 100];

export const fields = [
  { name: 'email', label: 'Email address', type: 'email', autocomplete: 'email' },
  { name: 'first_name', label: 'First name', type: 'text', autocomplete: 'given-name' },
  { name: 'last_name', label: 'Last name', type: 'text', autocomplete: 'family-name' },
] as const;

export const faults = {
  amount: 'Enter an amount of at least £1.',
  email: 'Enter an email address, like name@example.org.',
  first_name: 'Enter your first name.',
  last_name: 'Enter your last name.',
  country: 'Choose a country.',
} as const;

export type Field = keyof typeof faults;

/** Formats one currency in one language without `Intl`, which would take most of the plain form's time. */
export const pounds = (amount: number): string => `£${amount}`;

/** The text of the button, with the amount if there is one. */
export const buttonText = (amount: number, interval: string): string => {
  if (!(amount >= 1)) return 'Donate';
  return `Donate ${pounds(amount)}${interval === 'month' ? ' monthly' : ''}`;
};

/** The amount of the donation: the custom amount if there is one, otherwise the preset. */
export const amountOf = (written: string, preset: string): number => Number(written || preset);

/** Finds the invalid fields without a library. */
export const wrongIn = (data: FormData): ReadonlySet<Field> => {
  const text = (name: string) => String(data.get(name) ?? '').trim();
  const wrong = new Set<Field>();
  if (!(amountOf(text('amount'), text('preset')) >= 1)) wrong.add('amount');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text('email'))) wrong.add('email');
  for (const name of ['first_name', 'last_name', 'country'] as const) if (!text(name)) wrong.add(name);
  return wrong;
};

export const send = async (gift: object): Promise<void> => {
  await fetch('/api/v1/payment-session/checkout', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(gift),
  });
};

/** The places on the page that need a form. */
export const places = (): NodeListOf<HTMLElement> =>
  document.querySelectorAll<HTMLElement>('[data-donation]');
