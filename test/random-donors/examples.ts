import type { Act } from './acts.js';
import { sites, type Site } from './sites.js';

/** A sequence that once broke a rule. It is done again in every run. */
type Example = { found: string; site: Site; acts: Act[] };

const siteNamed = (name: string): Site => {
  const site = sites.find((one) => one.name === name);
  if (!site) throw new Error(`There is no site “${name}”.`);
  return site;
};

export const examples: readonly Example[] = [
  {
    found: 'A reload brought back a donation that had failed, although the page had reset the form.',
    site: siteNamed('a form'),
    acts: [
      { name: 'choosePreset', args: [1] },
      { name: 'give', args: [] },
      { name: 'decline', args: ['here'] },
      { name: 'reset', args: [] },
      { name: 'reload', args: [] },
    ],
  },
  {
    found: 'A press after a 429 and a reset had no effect until the pause ended.',
    site: siteNamed('a form'),
    acts: [
      { name: 'failCreate', args: ['429'] },
      { name: 'give', args: [] },
      { name: 'reset', args: [] },
      { name: 'give', args: [] },
    ],
  },
  {
    found: 'A press after a 429 had no effect in a dialog that was closed and opened again.',
    site: siteNamed('a form in a dialog'),
    acts: [
      { name: 'openForm', args: [] },
      { name: 'failCreate', args: ['429 for 60 s'] },
      { name: 'give', args: [] },
      { name: 'closeForm', args: [] },
      { name: 'openForm', args: [] },
      { name: 'press', args: [] },
    ],
  },
  {
    found: 'A reload of a new visit brought back the choices of the visit before.',
    site: siteNamed('a form'),
    acts: [
      { name: 'choosePreset', args: [1] },
      { name: 'visitAgain', args: ['inside'] },
      { name: 'reload', args: [] },
    ],
  },
  {
    found:
      'The second click of a double press sent a second request, because the first had failed in between.',
    site: siteNamed('a form'),
    acts: [
      { name: 'failCreate', args: ['cut after'] },
      { name: 'fillIn', args: [] },
      { name: 'pressTwice', args: [150] },
    ],
  },
  {
    found: 'A form of another service said that it can’t show the donation.',
    site: siteNamed('two services, the second with storage="local"'),
    acts: [
      { name: 'useOtherForm', args: [] },
      { name: 'give', args: [] },
      { name: 'pay', args: ['in another tab'] },
    ],
  },
  {
    found: 'A form of another service said that it can’t show a donation that the donor returned from twice.',
    site: siteNamed('two services, the second with storage="local"'),
    acts: [
      { name: 'fillIn', args: [] },
      { name: 'press', args: [] },
      { name: 'leave', args: ['in another tab'] },
      { name: 'switchTab', args: [] },
    ],
  },
  {
    found: 'A form that was sent again linked to two payment pages.',
    site: siteNamed('a form'),
    acts: [
      { name: 'give', args: [] },
      { name: 'goBack', args: [false] },
      { name: 'navigation', args: ['blocked'] },
      { name: 'give', args: [] },
      { name: 'wait', args: [12] },
    ],
  },
  {
    found: 'A paid donation that a hidden twin found, too, was shown again over the form for the next one.',
    site: siteNamed('the same form twice, with one of them hidden'),
    acts: [
      { name: 'give', args: [] },
      { name: 'turn', args: [] },
      { name: 'pay', args: ['stays'] },
    ],
  },
  {
    found: 'The dialog of a status stayed closed after the page had moved it.',
    site: siteNamed('a form in a dialog'),
    acts: [
      { name: 'openForm', args: [] },
      { name: 'give', args: [] },
      { name: 'leave', args: ['here'] },
      { name: 'move', args: [] },
    ],
  },
];

/** What donors once read on pages that change, also with real navigation. */
export const returnExamples: readonly Example[] = [
  {
    found: 'The thanks were in the hidden one of two twins.',
    site: siteNamed('the same form twice, with one of them hidden'),
    acts: [
      { name: 'give', args: [] },
      { name: 'turn', args: [] },
      { name: 'pay', args: ['here'] },
      { name: 'turn', args: [] },
    ],
  },
  {
    found: 'The thanks were gone once the page had written itself anew.',
    site: siteNamed('a form'),
    acts: [
      { name: 'give', args: [] },
      { name: 'pay', args: ['here'] },
      { name: 'redraw', args: [] },
      { name: 'reload', args: [] },
      { name: 'makeAnew', args: [] },
      { name: 'route', args: [] },
    ],
  },
  {
    found: 'A declined monthly gift that was continued and paid brought no thanks.',
    site: siteNamed('a form, with a status on a thank-you page that everyone is sent to'),
    acts: [
      { name: 'chooseInterval', args: [1] },
      { name: 'give', args: [] },
      { name: 'decline', args: ['here'] },
      { name: 'followLink', args: [] },
      { name: 'pay', args: ['here'] },
    ],
  },
  {
    found: 'The thanks were in a closed <details>.',
    site: siteNamed('a form in a closed <details>'),
    acts: [
      { name: 'openForm', args: [] },
      { name: 'give', args: [] },
      { name: 'pay', args: ['here'] },
    ],
  },
];

/** Sequences that broke a rule only in a real browser, or that need its keys. */
export const realExamples: readonly Example[] = [
  {
    found: 'A setting that came late took the focus to the button, which the next space pressed.',
    site: siteNamed('a form'),
    acts: [
      { name: 'typeDuring', args: ['first_name', 'Zebulon Mary', 'dedication', 'honour memory'] },
      { name: 'give', args: [] },
    ],
  },
  {
    found: 'A shortcut of the page took a letter of the email address.',
    site: siteNamed('a form on a page that takes keys and taps'),
    acts: [
      { name: 'type', args: ['email', 'quokka@example.org'] },
      { name: 'give', args: [] },
    ],
  },
  {
    found: 'The list of errors moved the page, and the second press of a double press chose another amount.',
    site: siteNamed('items and a one-off gift'),
    acts: [
      { name: 'more', args: [0] },
      { name: 'pressTwice', args: [150] },
    ],
  },
];
