// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import {
  keepReferenceOut,
  returnByReference,
  returnTo,
  watchAddress,
} from '../../src/service/return-link.js';
import type { PendingDonation } from '../../src/service/pending-donation.js';
import { pendingDonation, settled } from '../support/elements/fakes.js';
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

describe('keepReferenceOut', () => {
  // These tests have their own file because WebKit allows a page only 100 address changes in ten seconds.

  const { reference } = pendingDonation();

  const { href } = location;
  const { state } = history;
  const address = `/give?a=b&donation-reference=${reference}#c`;
  afterEach(() => history.replaceState(state, '', href));

  /** Puts the reference back, as a router does if it starts after the form. */
  const writeBack = () => history.replaceState({ router: 1 }, '', address);

  const occasions: [when: string, occur: () => void][] = [
    ['when it is called', keepReferenceOut],
    ['when the page has loaded', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
    ['when the donor goes back or forward', () => window.dispatchEvent(new PopStateEvent('popstate'))],
    ['when the route changes', () => window.dispatchEvent(new HashChangeEvent('hashchange'))],
    ['when the donor clicks something', () => document.body.click()],
    ['when the donor moves to the address bar', () => window.dispatchEvent(new FocusEvent('blur'))],
    [
      'when the donor switches to another tab',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
  ];
  for (const [when, occur] of occasions) {
    it(`removes a reference that a router has put back, ${when}`, () => {
      history.replaceState(null, '', address);
      returnByReference(storeWithOne());
      writeBack();
      occur();
      expect(location.pathname + location.search + location.hash).to.equal('/give?a=b#c');
      expect(history.state).to.deep.equal({ router: 1 });
    });
  }

  const takesOutAtOnce = async () => {
    const endWatch = watchAddress();
    history.replaceState(null, '', address);
    returnByReference(storeWithOne());
    for (const write of [writeBack, () => history.pushState({ router: 2 }, '', address)]) {
      const written = new Promise((tell) =>
        window.navigation.addEventListener('navigatesuccess', tell, { once: true }),
      );
      write();
      await written;
      await settled();
      expect(location.pathname + location.search + location.hash).to.equal('/give?a=b#c');
    }
    expect(history.state).to.deep.equal({ router: 2 });
    endWatch();
    writeBack();
    await settled();
    expect(location.search).to.contain(reference);
  };
  if ('navigation' in window)
    it(
      'removes the reference as soon as a router puts it back, if the browser has the Navigation API',
      takesOutAtOnce,
    );

  it('removes a reference that the service has added text to', () => {
    history.replaceState(null, '', `/give?donation-reference=${reference}?session_id=1`);
    returnByReference(storeWithOne());
    history.replaceState(null, '', `/give?donation-reference=${reference}?session_id=1`);
    keepReferenceOut();
    expect(location.search).to.equal('?session_id=1');
  });

  it('keeps a reference that no form has used yet', () => {
    history.replaceState(null, '', address);
    returnByReference(storeWithOne());
    for (const query of [referenceOf(7), `${reference}&donation-reference=${referenceOf(7)}`]) {
      history.replaceState(null, '', `/give?donation-reference=${query}`);
      keepReferenceOut();
      expect(location.search).to.equal(`?donation-reference=${query}`);
    }
  });

  it('leaves an address without a reference unchanged', () => {
    history.replaceState(null, '', '/give?a=%7e');
    keepReferenceOut();
    expect(location.search).to.equal('?a=%7e');
  });
});
