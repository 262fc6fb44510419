import { expect } from '@open-wc/testing';
import { LitElement } from 'lit';
import { DonationWidget } from '../../src/elements/donation-widget.js';
import { en } from '../../src/languages/en.js';
import { openFilled } from '../support/elements/donor.js';

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
      const before = element.renderRoot.innerHTML;

      expect(touches(() => read(element, name))).to.equal(0);

      expect(element.isUpdatePending).to.equal(false);
      expect(fired).to.deep.equal([]);
      expect(element.renderRoot.innerHTML).to.equal(before);
      expect(donor.find(en.continueToPayment) !== undefined).to.equal(true);
    });
});
