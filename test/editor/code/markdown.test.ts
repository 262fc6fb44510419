import { expect } from '@open-wc/testing';
import { templateFor } from '../../../editor/code/prerendered.js';
import { hosts } from '../../../editor/code/host.js';
import { snippetsFor } from '../../../editor/code/snippets.js';
import { prerender } from '../../../src/prerender/prerender.js';
import { build, hard, hardBehindButton } from '../../support/editor/hard-choices.js';
import { bracketLines, elementsIn, inMarkdown } from '../../support/in-markdown.js';

// People paste the code into pages that are written in Markdown.

const fallback = 'https://charity.example/other-ways';
const rows = {
  presets: '[{"amount": 25, "impact": "# 1 *reed*"},\n {"amount": 50, "impact": "2 _reeds_"}]',
  amounts: '10 25 50',
};
const texts = {
  'slot-legal': 'We *never* share your data.\n# 1 promise',
  'slot-succeeded': '> Thank you\n1. A [letter]',
};
const logo = { logo: 'https://charity.example/logo.svg', 'logo-alt': 'Rivers *first*' };

const cases: Record<string, Record<string, string>> = {
  'the fewest settings': {},
  'settings that are hard to write': hard,
  'a button': hardBehindButton,
  'a link': { ...rows, fallback },
  'a logo': { ...rows, ...logo, fallback },
  texts: { ...rows, ...texts, fallback },
  'texts behind a button': { ...rows, ...texts, ...logo, fallback, place: 'button', 'button-label': 'Give' },
  'a thank-you page': { ...texts, fallback, 'return-url': 'https://charity.example/thanks' },
  'lines in a value': { ...logo, 'logo-alt': 'a\n\nb', 'charity-name': 'Rivers\n\n# and\n- reeds', fallback },
  'files that load later': { fields: 'address', locale: 'de', fallback },
};

const places: Record<string, string>[] = [
  { host: 'script', file: 'classic' },
  { host: 'script', file: 'module' },
  { host: 'script', file: 'module', site: 'drupal' },
  { host: 'npm' },
];

for (const [name, chosen] of Object.entries(cases)) {
  for (const place of places) {
    it(`the code stays whole in Markdown: ${[name, ...Object.values(place)].join(', ')}`, () => {
      const choices = { ...chosen, ...place };
      const pages = snippetsFor(choices, build, templateFor(choices, prerender))
        .map(({ code }) => code)
        .filter((code) => code.includes('<'));
      expect(pages).not.to.deep.equal([]);
      for (const code of pages) {
        const elements = elementsIn(code);
        expect(elements).not.to.deep.equal([]);
        for (const page of inMarkdown(code)) expect(elementsIn(page), page).to.deep.equal(elements);
      }
    });
  }

  it(`no line begins with the end of a tag: ${name}`, () => {
    for (const host of hosts)
      for (const file of ['classic', 'module'])
        for (const { code } of snippetsFor({ ...chosen, host, file }, build))
          expect(bracketLines(code), code).to.deep.equal([]);
  });
}
