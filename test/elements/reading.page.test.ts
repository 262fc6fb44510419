import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { leave, openFilled, sent } from '../support/elements/donor.js';

/** The names of everything that can be read on a form, from its own class up to Lit's. */
const readable = (): string[] => {
  const names = new Set(['checkValidity']);
  for (
    let prototype: object = DonationWidget.prototype;
    prototype !== LitElement.prototype;
    prototype = Object.getPrototypeOf(prototype) as object
  )
    for (const [name, { get }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (get) names.add(name);
  return [...names];
};

const read = (element: DonationWidget, name: string): unknown => {
  const value: unknown = Reflect.get(element, name);
  return typeof value === 'function' ? (value as () => unknown).call(element) : value;
};

/** Counts how often `act` reads or sets the content of a field. */
const touches = (act: () => void): number => {
  let count = 0;
  const replaced = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].flatMap(({ prototype }) =>
    (['value', 'checked'] as const).flatMap((name) => {
      const own = Object.getOwnPropertyDescriptor(prototype, name);
      if (!own) return [];
      Object.defineProperty(prototype, name, {
        ...own,
        get() {
          count += 1;
          return own.get?.call(this) as unknown;
        },
        set(value: unknown) {
          count += 1;
          own.set?.call(this, value);
        },
      });
      return () => Object.defineProperty(prototype, name, own);
    }),
  );
  try {
    act();
  } finally {
    for (const restore of replaced) restore();
  }
  return count;
};

describe('Reading a form', () => {
  for (const name of readable())
    it(`changes nothing: ${name}`, async () => {
      const { donor, element, platform } = await openFilled();
      platform.isFramedAcrossOrigins = () => true;
      await donor.submit();
      expect(donor.find(en.continueToPayment) !== undefined).to.equal(true);
      // A script of the page or a password manager fills in a field without an event.
      donor.field(en.customAmount).value = '7';
      const fired: string[] = [];
      element.dispatchEvent = ({ type }) => fired.push(type) > 0;
      const drawn = () => element.shadowRoot?.innerHTML;
      const before = drawn();

      expect(touches(() => read(element, name))).to.equal(0);

      expect(element.isUpdatePending).to.equal(false);
      expect(fired).to.deep.equal([]);
      expect(drawn()).to.equal(before);
      expect(donor.find(en.continueToPayment) !== undefined).to.equal(true);
    });
});

/** Counts how often a text is parsed as an amount. `parseAmount` looks for the number in the text once. */
const parses = async (text: string, act: () => Promise<void>): Promise<number> => {
  const { exec } = RegExp.prototype;
  let count = 0;
  RegExp.prototype.exec = function (searched) {
    if (searched === text && this.source.startsWith('^(\\D*?)')) count += 1;
    return exec.call(this, searched);
  };
  try {
    await act();
  } finally {
    RegExp.prototype.exec = exec;
  }
  return count;
};

describe('A typed amount', () => {
  it('is parsed once, for everything that the form draws, keeps and sends', async () => {
    const { donor, element, service } = await openFilled({ 'suggest-monthly': 'auto', 'gift-aid': '' });
    const count = await parses('77.70', async () => {
      await donor.type(en.customAmount, '77.70');
      await donor.submit();
      leave();
    });
    expect(element.request?.line_items[0]?.amount).to.equal(7770);
    expect(sent(service).map(({ line_items: [line] }) => line?.amount)).to.deep.equal([7770]);
    expect(count).to.equal(1);
  });
});
