import { choose, type Choices } from '../../../editor/controls/choices.js';
import type { Host } from '../../../editor/code/host.js';
import { snippetsFor, type Block } from '../../../editor/code/snippets.js';
import { loadAllParts } from '../../../src/questions/list.js';

await loadAllParts();

export const build = {
  version: '1.2.3',
  integrity: {
    'donation-widget.iife.js': 'sha384-AbC',
    'donation-widget.js': 'sha384-DeF',
    'question-address.js': 'sha384-GhI',
  },
};

/** The attributes that a form can’t do without, with the sandbox's values. */
export const needed = { 'base-url': 'http://127.0.0.1:4010/api/v1', 'publishable-key': 'pk_test_sandbox' };

/** Values that are hard to write, in one language or another. */
export const hard = {
  'base-url': 'https://give.charity.org/api/v1?a="b"&c',
  presets: `[{"amount": 25, "impact": "5 m of reeds & 'roots' </style></script> \${x} {{ y }} \\\\"}]`,
  'charity-name': 'Tom & Jerry’s "Friends" <Ltd>',
  project: "The river's {bend}",
  'gift-aid': 'on',
  fields: '',
};

/** The attributes that a form has by them. */
export const hardAttributes = { ...needed, ...hard, 'gift-aid': true };

const hardLabel = `Tom's & "your" gift </donation-button> \${x} {{ y }} {z} \\`;

/** The same behind a button. */
export const hardBehindButton = {
  ...hard,
  fallback: 'https://charity.example/other-ways',
  place: 'button',
  'button-label': hardLabel,
  'button-amounts': '10 25; EUR 15',
  'button-intervals': 'once 2-week',
};

/** The attributes that the button has by them. */
export const hardButtonAttributes = { label: hardLabel, amounts: '10 25; EUR 15', intervals: 'once 2-week' };

const chosen = (values: Record<string, string>): Choices => {
  let choices: Choices = {};
  for (const [name, value] of Object.entries(values)) choices = choose(choices, name, value);
  return choices;
};

export const code = (host: Host, values: Record<string, string>): Block[] =>
  snippetsFor(chosen({ ...values, host }), build);

/** The content of the template of the component for Vue. */
export const vueTemplate = (values: Record<string, string>): string => {
  const source = code('vue', values).find(({ title }) => title === 'Give.vue')?.code ?? '';
  return /<template>\n([\s\S]*)\n<\/template>/.exec(source)?.[1] ?? '';
};
