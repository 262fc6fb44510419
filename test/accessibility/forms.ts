export type Attributes = Record<string, string>;

/** A form that asks for everything that there is to ask. */
export const everything: Attributes = {
  fields: 'name* phone* address*',
  items: '[{ "label": "Nest box", "amount": 34.99 }, { "label": "Reeds", "amount": 4.50 }]',
  presets:
    '[{ "amount": 10, "impact": "Ten metres of reeds" }, { "amount": 25, "impact": "A nest box" }, { "amount": 50 }]',
  currencies: 'GBP EUR',
  projects: 'Reed beds; Otters',
  'default-interval': 'month',
  'one-off': '',
  'gift-aid': '',
};

/** A form that asks for nothing beyond what it must. */
export const little: Attributes = {};
