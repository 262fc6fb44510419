import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { attributeNames } from '../support/questions/attributes.js';
import { expect, test as base } from './packed.js';

type Described = { name: string; description?: string };
type Element = Record<
  'attributes' | 'members' | 'events' | 'slots' | 'cssParts' | 'cssProperties',
  Described[]
>;
type Manifest = { modules: { path: string; declarations: (Described & Element & { tagName?: string })[] }[] };

const test = base.extend<{ element: (tag: string) => Element }>({
  element: async ({ packed }, use) => {
    const file = await readFile(join(packed.files, 'dist/custom-elements.json'), 'utf8');
    const [entry, ...others] = (JSON.parse(file) as Manifest).modules;
    expect(entry?.path).toBe('dist/index.js');
    expect(others).toEqual([]);
    await use((tag) => {
      const element = entry?.declarations.find(({ tagName }) => tagName === tag);
      if (!element) throw new Error(`The manifest has no <${tag}>.`);
      return element;
    });
  },
});

const names = (list: Described[]) => list.map(({ name }) => name).sort();

const attributes = {
  service: ['base-url', 'publishable-key', 'locale', 'color-scheme', 'storage'],
  page: ['heading', 'prefill-from-url', 'return-url', 'test-mode', 'no-status'],
  nextSteps: ['manage-url', 'contact-url', 'share-url', 'share-text'],
};

/** Attributes of questions that pages already use, so they can't be renamed. New attributes need no entry. */
const promised = [
  'currency',
  'currencies',
  'amounts',
  'presets',
  'default-amount',
  'min-amount',
  'max-amount',
  'no-custom-amount',
  'intervals',
  'default-interval',
  'subscription-name',
  'items',
  'one-off',
  'project',
  'intention',
  'country',
  'projects',
  'intentions',
  'fields',
  'gift-aid',
  'charity-name',
  'metadata',
];
const methods = ['checkValidity', 'reportValidity', 'submit', 'reset'];
const statusEvents = ['donation-complete', 'donation-error', 'donation-status'];

test('names every attribute, event and slot of the form', ({ element }) => {
  const widget = element('donation-widget');
  const ofQuestions = [...attributeNames.values()];
  expect(ofQuestions).toEqual(expect.arrayContaining(promised));
  expect(names(widget.attributes)).toEqual(
    [...attributes.service, ...attributes.page, ...ofQuestions].sort(),
  );
  expect(names(widget.events)).toEqual(
    [
      ...statusEvents,
      ...['change', 'checkout', 'invalid', 'leave', 'redirect', 'seen', 'start', 'submit'].map(
        (name) => `donation-${name}`,
      ),
    ].sort(),
  );
  expect(names(widget.slots)).toEqual(
    ['', 'header', 'fields', 'legal', 'footer', 'succeeded', 'pending', 'failed'].sort(),
  );
  expect(names(widget.members)).toEqual(
    expect.arrayContaining([...methods, 'request', 'payer', 'oneTimeItems', 'messages', 'client']),
  );
});

test('names every attribute, event and slot of the status and the button', ({ element }) => {
  const status = element('donation-status');
  expect(names(status.attributes)).toEqual(
    [...attributes.service, ...attributes.nextSteps, 'email-confirmation', 'outcome', 'slug', 'type'].sort(),
  );
  expect(names(status.events)).toEqual(statusEvents);
  const button = element('donation-button');
  expect(names(button.attributes)).toEqual(['amounts', 'intervals', 'label', 'open']);
  expect(names(button.members)).toEqual(['amounts', 'close', 'intervals', 'label', 'open', 'show']);
});

for (const tag of ['donation-widget', 'donation-status', 'donation-button']) {
  test(`describes everything public of <${tag}>, including its custom properties`, ({ element }) => {
    const { attributes, members, events, slots, cssParts, cssProperties } = element(tag);
    for (const { name, description } of [
      attributes,
      events,
      slots,
      cssParts,
      cssProperties,
      members,
    ].flat()) {
      expect(description, name).toBeTruthy();
      expect(name).not.toMatch(/^[#_]|^(platform|words|render|styles|returned|startAgain)$/);
    }
    expect(cssProperties).toHaveLength(14);
  });
}
