// Also runs in Firefox and WebKit.
// Needs a page of its own.
import { expect } from '@open-wc/testing';
import { defineDonationElements } from '../src/define.js';
import { DonationStatus } from '../src/elements/donation-status.js';
import { DonationWidget } from '../src/elements/donation-widget.js';

/** The console warnings while `act` runs. */
const warningsOf = (act: () => void): string[] => {
  const { warn } = console;
  const warnings: string[] = [];
  console.warn = (text: string) => warnings.push(text);
  try {
    act();
  } finally {
    console.warn = warn;
  }
  return warnings;
};

describe('defineDonationElements', () => {
  it('registers the elements, also under another prefix', () => {
    expect(warningsOf(() => defineDonationElements())).to.deep.equal([]);
    expect(customElements.get('donation-widget')).to.equal(DonationWidget);
    expect(customElements.get('donation-status')).to.equal(DonationStatus);

    expect(warningsOf(() => defineDonationElements({ prefix: 'acme' }))).to.deep.equal([]);
    expect(document.createElement('acme-widget')).to.be.instanceOf(DonationWidget);
    expect(document.createElement('acme-status')).to.be.instanceOf(DonationStatus);
  });

  it('registers nothing in a browser that is too old, and warns', () => {
    const { throwIfAborted } = AbortSignal.prototype;
    Reflect.deleteProperty(AbortSignal.prototype, 'throwIfAborted');
    try {
      expect(warningsOf(() => defineDonationElements({ prefix: 'old' }))).to.deep.equal([
        'This browser is too old for <old-widget>, so it shows the fallback content instead.',
      ]);
    } finally {
      AbortSignal.prototype.throwIfAborted = throwIfAborted;
    }
    expect(customElements.get('old-widget')).to.equal(undefined);
    expect(customElements.get('old-button')).to.equal(undefined);
  });

  it('warns if a tag is already registered, and keeps the first element', () => {
    class Other extends HTMLElement {}
    customElements.define('other-status', Other);
    expect(warningsOf(() => defineDonationElements({ prefix: 'other' }))).to.deep.equal([
      '<other-status> is already registered. Load the script only once on each page.',
    ]);
    expect(customElements.get('other-status')).to.equal(Other);
    expect(document.createElement('other-widget')).to.be.instanceOf(DonationWidget);
  });
});
