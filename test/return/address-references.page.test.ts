// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { announcedReferences, removeReferences } from '../../src/return/address-references.js';
import { pendingDonation } from '../support/elements/fakes.js';
import { referenceOf } from '../support/page/storages.js';

const { reference } = pendingDonation();

describe('The references in the address', () => {
  const { href } = location;
  const { state } = history;
  afterEach(() => history.replaceState(state, '', href));

  it('are none, and the address stays, if it has no reference', () => {
    history.replaceState({ page: 1 }, '', '/give?a=b&status=succeeded#c');
    expect(announcedReferences()).to.deep.equal([]);
    removeReferences([]);
    expect(location.pathname + location.search + location.hash).to.equal('/give?a=b&status=succeeded#c');
  });

  for (const [address, left] of [
    [`/give?donation-reference=${reference}`, '/give'],
    [`/give?a=b&donation-reference=${reference}&c=d#e`, '/give?a=b&c=d#e'],
    [`/give?donation-reference=${reference}&donation-reference=${referenceOf(1)}`, '/give'],
    ['/give?donation-reference=', '/give'],
    [`/give?status=failed&donation-reference=${referenceOf(9)}`, '/give?status=failed'],
    [`/give?flag&q=a%20b&x=%E4&donation-reference=${reference}`, '/give?flag&q=a%20b&x=%E4'],
    [`/app?donation-reference=${reference}#/give?a=%7e`, '/app#/give?a=%7e'],
    [`/give?donation-reference=${reference}?session_id=1&a`, '/give?session_id=1&a'],
  ] as const) {
    it(`are removed from ${address}`, () => {
      history.replaceState(null, '', address);
      removeReferences(announcedReferences());
      expect(location.pathname + location.search + location.hash).to.equal(left);
    });
  }

  for (const added of ['?session_id=1', '?a=b&c=d', '/', '%3Fsession_id%3D1']) {
    it(`are found if the service has added ${added}`, () => {
      history.replaceState(null, '', `/give?a=b&donation-reference=${reference}${added}`);
      expect(announcedReferences()).to.deep.equal([reference]);
    });
  }

  it('stay if the address cannot be changed', () => {
    history.replaceState(null, '', `/give?donation-reference=${reference}`);
    const own = Object.getOwnPropertyDescriptor(history, 'replaceState');
    Object.defineProperty(history, 'replaceState', {
      configurable: true,
      value: () => {
        throw new DOMException('Too many calls.', 'SecurityError');
      },
    });
    removeReferences(announcedReferences());
    expect(announcedReferences()).to.deep.equal([reference]);
    if (own) Object.defineProperty(history, 'replaceState', own);
    else Reflect.deleteProperty(history, 'replaceState');
  });

  it('are removed without a change of the history’s state or length', () => {
    const { length } = history;
    history.replaceState({ page: 1 }, '', `/give?donation-reference=${reference}`);
    removeReferences(announcedReferences());
    expect(history.state).to.deep.equal({ page: 1 });
    expect(history.length).to.equal(length);
  });
});
