/** A charity's page with its forms. */
export type Site = {
  name: string;
  forms: Record<string, string>[];
  /** What the forms are in: the dialog of a button, a closed `<details>`, or two sections of which the page shows one. */
  isIn?: 'dialog' | 'details' | 'twins';
  /**
   * The status on the page that the service sends everyone to, without a reference. On other sites, donors come back to
   * the form.
   */
  thanks?: Record<string, string>;
  /** Whether its scripts take keys and taps that don’t begin in a field, as shortcuts and tap libraries do. */
  listens?: boolean;
};

export const origins = ['https://one.example', 'https://two.example'] as const;

const service = (at: 0 | 1) => ({
  'base-url': `${origins[at]}/api/v1`,
  'publishable-key': `pk_test_${at === 0 ? 'one' : 'two'}`,
});
const comingBack = { ...service(0), 'return-url': 'https://charity.example/give' };

/** What that page does with a key or tap. It must work in a real browser by itself. */
export const takeInput = (event: Event): void => {
  const isInField =
    event.target instanceof Element && event.target.matches('a, button, input, select, textarea');
  const isShortcut = !('key' in event) || event.key === 'm' || event.key === ' ';
  if (isShortcut && !isInField) event.preventDefault();
};
export const takenInput = ['keydown', 'touchstart', 'mousedown'];

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
  { name: 'a form on a page that takes keys and taps', forms: [comingBack], listens: true },
  { name: 'a form in a dialog', forms: [comingBack], isIn: 'dialog' },
  { name: 'a form in a closed <details>', forms: [comingBack], isIn: 'details' },
  { name: 'the same form twice, with one of them hidden', forms: [comingBack, comingBack], isIn: 'twins' },
  {
    name: 'a form, with a status on a thank-you page that everyone is sent to',
    forms: [{ ...service(0), 'return-url': 'https://charity.example/thanks' }],
    thanks: service(0),
  },
  {
    name: 'two services, the second with storage="local"',
    forms: [{ ...comingBack }, { ...comingBack, ...service(1), storage: 'local' }],
  },
];
