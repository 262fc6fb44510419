import { expect } from '@open-wc/testing';
import { declared } from '../../../build/manifest/declared.js';
import { DonationButton } from '../../../src/elements/button/donation-button.js';
import { DonationStatus } from '../../../src/elements/donation-status.js';
import { DonationWidget } from '../../../src/elements/donation-widget.js';
import { en } from '../../../src/languages/en.js';
import { languageLoaders } from '../../../src/languages/language-loaders.js';
import { codeOf, codeOfElement, element, eventClasses, names, tags } from '../../support/manifest.js';

const classes = {
  'donation-widget': DonationWidget,
  'donation-status': DonationStatus,
  'donation-button': DonationButton,
};

const found = (code: string, pattern: RegExp) => [
  ...new Set([...code.matchAll(pattern)].flatMap(([, list = '']) => list.trim().split(/\s+/))),
];

/** The form renders the status in its place. */
const shown = (tag: string) => (tag === 'donation-widget' ? [tag, 'donation-status'] : [tag]);

const inCode = async (tag: string, pattern: RegExp) => {
  const code = await Promise.all(shown(tag).map(codeOfElement));
  return found(code.join('\n'), pattern).sort();
};

for (const tag of tags) {
  it(`lists every part in the templates of <${tag}>, and no others`, async () => {
    const parts = await inCode(tag, /\bpart(?:="|: '|=\$\{[^?]*\? ')([a-z][a-z -]*)/g);
    expect(parts.length).to.be.above(2);
    expect(names(element(tag).cssParts)).to.deep.equal(parts);
  });

  it(`lists every slot in the templates of <${tag}>, and no others`, async () => {
    const slots = await inCode(tag, /<slot name="([^"]+)"/g);
    expect(names(element(tag).slots)).to.deep.equal(['', ...slots].sort());
  });

  it(`lists every event that <${tag}> fires, and no others`, async () => {
    const fired = await inCode(tag, /\bnew (Donation\w+Event)\(/g);
    expect(fired.length).to.be.above(2);
    expect(
      element(tag)
        .events.map(({ type }) => type.text)
        .sort(),
    ).to.deep.equal(fired);
  });
}

it('lists every custom property of the styles with its default, the same for all elements', async () => {
  const code = await codeOf('.');
  const used = found(code, /var\(\s*(--donation-[a-z-]+)/g);
  for (const tag of tags) {
    const { cssProperties } = element(tag);
    expect(names(cssProperties), tag).to.deep.equal(used.sort());
    expect(cssProperties).to.deep.equal(element('donation-widget').cssProperties);
  }
  for (const { name, default: initial } of element('donation-widget').cssProperties) {
    // The text colour on the primary colour is computed from the contrast.
    const isOfContrast = name === '--donation-on-primary';
    expect(Boolean(initial), name).to.equal(!isOfContrast);
    const theme = name === '--donation-primary' ? 'var(--_charity-primary, ' : '';
    if (!isOfContrast) expect(code).to.contain(`var(${name}, ${theme}${initial})`);
  }
});

it('lists every event class under its TypeScript name', async () => {
  const declared = [...(await codeOf('.')).matchAll(/'(donation-[a-z]+)': (Donation\w+Event);/g)];
  expect(declared.map(([, , type]) => type).sort()).to.deep.equal(names(eventClasses));
  const named = tags.flatMap((tag) => element(tag).events.map(({ name, type }) => `${name}: ${type.text}`));
  expect([...new Set(named)].sort()).to.deep.equal(
    declared.map(([, name, type]) => `${name}: ${type}`).sort(),
  );
});

it('says which events a listener can cancel', () => {
  const cancelable = element('donation-widget').events.filter((event) => event.cancelable);
  expect(names(cancelable)).to.deep.equal(['donation-redirect', 'donation-submit']);
});

for (const [tag, { observedAttributes }] of Object.entries(classes)) {
  it(`lists every attribute that <${tag}> observes, and no others`, () => {
    expect(names(element(tag).attributes)).to.deep.equal([...observedAttributes].sort());
  });
}

it('says which attributes and properties are declared as required, and lists them first', () => {
  for (const tag of tags) {
    const required = [...(declared[tag] ?? [])].flatMap(([name, { isRequired }]) =>
      isRequired ? [name] : [],
    );
    const { attributes, members } = element(tag);
    const described = ({ description = '' }) => description.startsWith('Required. ');
    expect(attributes.slice(0, required.length).map(({ fieldName }) => fieldName)).to.deep.equal(required);
    expect(attributes.filter(described).map(({ fieldName }) => fieldName)).to.deep.equal(required);
    expect(members.filter(described).map(({ name }) => name)).to.deep.equal(required);
  }
  expect(names(element('donation-status').attributes.slice(0, 2))).to.deep.equal([
    'base-url',
    'publishable-key',
  ]);
});

it('lists the default of every attribute that has one and is not required', () => {
  const defaults = Object.fromEntries(
    element('donation-widget').attributes.map(({ name, default: initial }) => [name, initial]),
  );
  expect(defaults).to.include({
    'return-url': 'this page',
    currency: 'GBP',
    amounts: '10 25 50 100',
    'min-amount': '1',
    intervals: 'once month',
    fields: 'name',
    'color-scheme': 'auto',
    storage: 'session',
    'gift-aid': 'false',
  });
  for (const [name, words] of [
    ['max-amount', '999999.99'],
    ['default-interval', 'first'],
    ['default-amount', 'first'],
    ['subscription-name', 'interval'],
    ['locale', 'lang'],
  ] as const) {
    expect(defaults[name], name).to.contain(words);
  }
  const none = Object.keys(defaults).filter((name) => defaults[name] === undefined);
  const purposes = ['project', 'projects', 'intention', 'intentions', 'country', 'purposes'];
  const trust = ['charity-name', 'charity-number', 'privacy-url', 'contact-url', 'payment-methods'];
  const nextSteps = ['manage-url', 'share-url', 'share-text'];
  const questions = [
    'impacts',
    'match',
    'items',
    'suggest-monthly',
    'dedication',
    'contact',
    'metadata',
    'questions',
    ...purposes,
  ];
  expect(none.sort()).to.deep.equal(
    ['base-url', 'publishable-key', 'heading', ...questions, ...trust, ...nextSteps].sort(),
  );
});

it('lists the allowed values of an attribute', () => {
  const typeOf = (tag: string, name: string) =>
    element(tag).attributes.find((attribute) => attribute.name === name)?.type.text;
  expect(typeOf('donation-status', 'type')).to.equal("'one_time' | 'subscription'");
  expect(typeOf('donation-widget', 'storage')).to.equal("'session' | 'local'");
  const outcomes = (typeOf('donation-status', 'outcome') ?? '').split(' | ').map((one) => one.slice(1, -1));
  const told = Object.keys(en).flatMap((key) => /^([a-z-]+)\.title$/.exec(key)?.[1] ?? []);
  // “open” describes a pending payment with a page that is still open.
  expect(outcomes.sort()).to.deep.equal(told.filter((outcome) => outcome !== 'open').sort());
});

it('lists the languages that have messages', () => {
  const { description = '' } =
    element('donation-widget').attributes.find(({ name }) => name === 'locale') ?? {};
  const [, list = ''] = /`([A-Za-z -]+)`/.exec(description) ?? [];
  expect(list.split(' ')).to.deep.equal(['en', ...Object.keys(languageLoaders)].sort());
});

for (const tag of tags) {
  it(`describes everything of <${tag}> in sentences`, () => {
    const { attributes, members, events, slots, cssParts, cssProperties, description } = element(tag);
    const all = [attributes, members, events, slots, cssParts, cssProperties].flat();
    for (const one of all) {
      expect(one.description, one.name).to.match(/^[A-Z`“].*[.]$/);
      expect(one.description, one.name).not.to.match(/\n/);
    }
    expect(description).to.match(/^[A-Z].*[.]$/);
  });
}

it('describes each field of every event, with its type', () => {
  expect(eventClasses).to.have.length(13);
  for (const { name, members = [] } of eventClasses) {
    for (const member of members) {
      const where = `${name}.${member.name}`;
      expect(member.description, where).to.match(/^[A-Z].*[.]$/);
      expect(member.type?.text ?? member.return?.type.text, where).to.be.ok;
    }
  }
});
