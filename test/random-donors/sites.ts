/** A charity's page: its forms, and whether they are in the dialog of a button. */
export type Site = { name: string; forms: Record<string, string>[]; isInDialog?: boolean };

export const origins = ['https://one.example', 'https://two.example'] as const;

const service = (at: 0 | 1) => ({
  'base-url': `${origins[at]}/api/v1`,
  'publishable-key': `pk_test_${at === 0 ? 'one' : 'two'}`,
});
const comingBack = { ...service(0), 'return-url': 'https://charity.example/give' };

/** The price of each item below, in hundredths. */
export const prices = [1500, 300];
const items = JSON.stringify([
  { label: 'Seeds', amount: 15 },
  { label: 'Book', amount: 3 },
]);

export const sites: readonly Site[] = [
  { name: 'a form', forms: [comingBack] },
  { name: 'a form without a return address', forms: [service(0)] },
  { name: 'a form with storage="local"', forms: [{ ...comingBack, storage: 'local' }] },
  { name: 'three currencies', forms: [{ ...comingBack, currencies: 'GBP EUR JPY' }] },
  { name: 'items and a one-off gift', forms: [{ ...comingBack, items, 'one-off': '' }] },
  {
    name: 'many questions',
    forms: [{ ...comingBack, 'gift-aid': '', ask: 'anonymous comment', fields: 'name*' }],
  },
  { name: 'a form in a dialog', forms: [comingBack], isInDialog: true },
  {
    name: 'two services, the second with storage="local"',
    forms: [{ ...comingBack }, { ...comingBack, ...service(1), storage: 'local' }],
  },
];
