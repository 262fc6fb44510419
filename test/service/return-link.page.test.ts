// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { returnByReference, returnTo } from '../../src/service/return-link.js';
import type { PendingDonation } from '../../src/service/pending-donation.js';
import { pendingDonation } from '../support/elements/fakes.js';
import { referenceOf, tab } from '../support/page/storages.js';

const { reference } = pendingDonation();

/** The store of a tab with one pending donation. */
const storeWithOne = () => {
  const store = new PendingStore(tab(), 'session');
  store.add(pendingDonation());
  return store;
};

describe('returnByReference', () => {
  const { href } = location;
  const { state } = history;
  afterEach(() => history.replaceState(state, '', href));

  it('returns null and keeps the address if it has no reference', () => {
    history.replaceState({ page: 1 }, '', '/give?a=b&status=succeeded#c');
    expect(returnByReference(storeWithOne())).to.be.null;
    expect(location.pathname + location.search + location.hash).to.equal('/give?a=b&status=succeeded#c');
  });

  it('finds the donation by its reference', () => {
    history.replaceState(null, '', `/give?donation-reference=${reference}`);
    expect(returnByReference(storeWithOne())).to.deep.equal({ pending: pendingDonation() });
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
    it(`removes the reference from ${address}`, () => {
      history.replaceState(null, '', address);
      returnByReference(storeWithOne());
      expect(location.pathname + location.search + location.hash).to.equal(left);
    });
  }

  for (const added of ['?session_id=1', '?a=b&c=d', '/', '%3Fsession_id%3D1']) {
    it(`finds the donation if the service has added ${added} to the reference`, () => {
      history.replaceState(null, '', `/give?a=b&donation-reference=${reference}${added}`);
      expect(returnByReference(storeWithOne())).to.deep.equal({ pending: pendingDonation() });
    });
  }

  it('finds the donation even if the address cannot be changed', () => {
    history.replaceState(null, '', `/give?donation-reference=${reference}`);
    const own = Object.getOwnPropertyDescriptor(history, 'replaceState');
    Object.defineProperty(history, 'replaceState', {
      configurable: true,
      value: () => {
        throw new DOMException('Too many calls.', 'SecurityError');
      },
    });
    expect(returnByReference(storeWithOne())).to.deep.equal({ pending: pendingDonation() });
    if (own) Object.defineProperty(history, 'replaceState', own);
    else Reflect.deleteProperty(history, 'replaceState');
  });

  it('keeps the history state and adds no entry', () => {
    const { length } = history;
    history.replaceState({ page: 1 }, '', `/give?donation-reference=${reference}`);
    returnByReference(storeWithOne());
    expect(history.state).to.deep.equal({ page: 1 });
    expect(history.length).to.equal(length);
  });

  for (const unknown of [referenceOf(9), '', reference.toUpperCase(), '<b>', '%00']) {
    it(`returns no pending donation for ${JSON.stringify(unknown)}`, () => {
      history.replaceState(null, '', `/give?donation-reference=${encodeURIComponent(unknown)}`);
      expect(returnByReference(storeWithOne())).to.deep.equal({ pending: null });
    });
  }

  it('leaves the return to the form that accepts it', () => {
    const address = `/give?donation-reference=${reference}`;
    history.replaceState(null, '', address);
    const asked: (string | undefined)[] = [];
    const takesUp = (answer: boolean) => (pending: PendingDonation | null) => {
      asked.push(pending?.form);
      return answer;
    };
    expect(returnByReference(storeWithOne(), takesUp(false))).to.be.null;
    expect(location.pathname + location.search).to.equal(address);
    expect(returnByReference(storeWithOne(), takesUp(true))).to.deep.equal({ pending: pendingDonation() });
    history.replaceState(null, '', `/give?donation-reference=${referenceOf(9)}`);
    returnByReference(storeWithOne(), takesUp(true));
    expect(asked).to.deep.equal([pendingDonation().form, pendingDonation().form, undefined]);
  });

  it('reports a return once', () => {
    history.replaceState(null, '', `/give?donation-reference=${reference}`);
    const store = storeWithOne();
    returnByReference(store);
    expect(returnByReference(store)).to.be.null;
  });
});

describe('returnTo', () => {
  it('returns nothing on a page without HTTPS, so the organisation’s default applies (§4.1)', () => {
    expect(location.protocol).to.equal('http:');
    expect(returnTo(null)).to.be.undefined;
    expect(returnTo('')).to.be.undefined;
    expect(returnTo('/thanks')).to.be.undefined;
  });

  it('returns the address that the page configured', () => {
    expect(returnTo('https://charity.example/thanks?a=b#c')).to.equal('https://charity.example/thanks?a=b#c');
  });

  it('resolves a relative address against the document base', () => {
    const base = document.createElement('base');
    base.href = 'https://charity.example/en/give';
    document.head.prepend(base);
    try {
      expect(returnTo('thanks')).to.equal('https://charity.example/en/thanks');
      expect(returnTo('/thanks')).to.equal('https://charity.example/thanks');
    } finally {
      base.remove();
    }
  });

  for (const refused of [
    'http://charity.example/',
    'https://user:pw@charity.example/',
    'javascript:alert(1)',
  ]) {
    it(`rejects ${refused}`, () => expect(returnTo(refused)).to.be.undefined);
  }
});
