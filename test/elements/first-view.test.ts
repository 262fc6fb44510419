import { expect } from '@open-wc/testing';
import type { DonationWidget } from '../../src/elements/donation-widget.js';
import { giving } from '../../src/elements/giving.part.js';
import { openFirst } from './first-page.js';
import { HeldPart } from './held-part.js';

const tables: [what: string, attributes: Record<string, string>][] = [
  ['without attributes', {}],
  ['in euros', { currency: 'EUR' }],
  ['with amounts of its own', { amounts: '5, 7.50 1250' }],
  ['without presets', { amounts: '' }],
  ['with a preset at first', { 'default-amount': '50' }],
  ['with another amount at first', { 'default-amount': '12.50' }],
  ['with a large other amount at first', { 'default-amount': '1250' }],
  ['with another amount at first, and no presets', { amounts: '', 'default-amount': '30' }],
  ['with limits', { 'min-amount': '5', 'max-amount': '5000' }],
  ['with presets alone', { 'no-custom-amount': '' }],
  ['monthly at first', { 'default-interval': 'month' }],
  ['with every interval', { intervals: 'once day week month quarter year', 'default-interval': 'quarter' }],
  ['daily', { intervals: 'day' }],
  ['weekly at first', { intervals: 'week once' }],
  ['yearly alone', { intervals: 'year' }],
  ['once alone', { intervals: 'once' }],
  ['with all names required', { fields: 'name* phone*' }],
  ['with a phone number', { fields: 'phone' }],
  ['with an e-mail address alone', { fields: '' }],
  ['for a purpose', { project: 'Wells', intention: 'In memory', metadata: '{"campaign": "winter"}' }],
  ['in test mode', { 'test-mode': '' }],
  ['in the dark', { 'color-scheme': 'dark' }],
];

/** What is on the page, without the comments that Lit finds its places by. */
const seen = ({ shadowRoot }: DonationWidget): string => {
  const copy = document.createElement('div');
  for (const node of shadowRoot?.childNodes ?? []) copy.append(node.cloneNode(true));
  const values = [...(shadowRoot?.querySelectorAll('input') ?? [])].map(
    ({ id, value, checked }) => `${id} ${value} ${checked}`,
  );
  return [
    copy.innerHTML
      .replace(/<!--.*?-->/g, '')
      .replace(/\s+/g, ' ')
      .replace(/> </g, '><'),
    ...values,
  ].join('\n');
};

/** Where everything stands, to the pixel. */
const places = ({ shadowRoot }: DonationWidget): string[] =>
  [...(shadowRoot?.querySelectorAll('*') ?? [])].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return `${one.localName}.${one.className} ${x} ${y} ${width} ${height}`;
  });

const look = (element: DonationWidget) => ({ seen: seen(element), places: places(element) });

describe('The first view of a plain form', () => {
  const first = new Map<string, ReturnType<typeof look>>();
  const inUse = new Map<string, ReturnType<typeof look>>();

  /** Everything is drawn before anything is loaded, then once more with the form in use. */
  before(async () => {
    const drawAll = async (into: typeof first, isReady: () => boolean) => {
      for (const lang of ['en-GB', 'de']) {
        for (const [what, attributes] of tables) {
          const { page, element } = await openFirst({ attributes, lang });
          if (lang === 'de') await element.updateComplete;
          if (isReady()) {
            await element.prepare();
            await element.updateComplete;
          }
          into.set(`${what} ${lang}`, look(element));
          page.remove();
        }
      }
    };
    await drawAll(first, () => false);
    expect(giving.value).to.equal(undefined);
    await giving.load();
    await drawAll(inUse, () => true);
  });

  for (const lang of ['en-GB', 'de']) {
    for (const [what] of tables) {
      it(`is what the form in use is, ${what} (${lang})`, () => {
        const before = first.get(`${what} ${lang}`);
        const after = inUse.get(`${what} ${lang}`);
        expect(before?.seen).to.contain('<form');
        expect(before?.seen).to.equal(after?.seen);
        expect(before?.places).to.deep.equal(after?.places);
      });
    }
  }

  for (const [what, attributes] of tables) {
    it(`keeps every element in its place when the form in use takes over, ${what}`, async () => {
      const part = new HeldPart(giving);
      const { element, donor } = await openFirst({ attributes });
      const before = look(element);
      const fields = [...donor.root.querySelectorAll('input, button')];
      const prepared = element.prepare();
      await part.arrive();
      await prepared;
      await element.updateComplete;
      expect(element.shadowRoot?.adoptedStyleSheets).to.have.length.above(3);
      expect(look(element)).to.deep.equal(before);
      const after = [...donor.root.querySelectorAll('input, button')];
      expect(after.every((one, place) => one === fields[place])).to.equal(true);
    });
  }
});
