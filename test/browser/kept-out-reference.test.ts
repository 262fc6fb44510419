import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/browser/pending-store.js';
import { keepReferenceOut, returnByReference, watchAddress } from '../../src/browser/return-link.js';
import { pendingDonation, settled } from '../elements/fakes.js';
import { referenceOf, tab } from './storages.js';

// A file of its own: WebKit allows a page a hundred changes of its address in ten seconds.

const { reference } = pendingDonation();

/** The store of a tab that has one pending donation. */
const storeWithOne = () => {
  const store = new PendingStore(tab(), 'session');
  store.add(pendingDonation());
  return store;
};

describe('keepReferenceOut', () => {
  const { href } = location;
  const { state } = history;
  const address = `/give?a=b&donation-reference=${reference}#c`;
  afterEach(() => history.replaceState(state, '', href));

  /** As a router does that starts after the form. */
  const writeBack = () => history.replaceState({ router: 1 }, '', address);

  const occasions: [when: string, occur: () => void][] = [
    ['when it is called', keepReferenceOut],
    ['when the page has loaded', () => window.dispatchEvent(new PageTransitionEvent('pageshow'))],
    ['when the donor goes back or on', () => window.dispatchEvent(new PopStateEvent('popstate'))],
    ['when the route changes', () => window.dispatchEvent(new HashChangeEvent('hashchange'))],
    ['when the donor presses something', () => document.body.click()],
    ['when the donor turns to the address', () => window.dispatchEvent(new FocusEvent('blur'))],
    [
      'when the donor turns to another tab',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
  ];
  for (const [when, occur] of occasions) {
    it(`takes out a reference that a router has written back, ${when}`, () => {
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
    it('takes it out once the router has written it, in a browser that tells of that', takesOutAtOnce);

  it('takes out one that a service wrote something behind', () => {
    history.replaceState(null, '', `/give?donation-reference=${reference}?session_id=1`);
    returnByReference(storeWithOne());
    history.replaceState(null, '', `/give?donation-reference=${reference}?session_id=1`);
    keepReferenceOut();
    expect(location.search).to.equal('?session_id=1');
  });

  it('leaves a reference that nobody has taken up yet', () => {
    history.replaceState(null, '', address);
    returnByReference(storeWithOne());
    for (const query of [referenceOf(7), `${reference}&donation-reference=${referenceOf(7)}`]) {
      history.replaceState(null, '', `/give?donation-reference=${query}`);
      keepReferenceOut();
      expect(location.search).to.equal(`?donation-reference=${query}`);
    }
  });

  it('leaves an address without a reference as it is written', () => {
    history.replaceState(null, '', '/give?a=%7e');
    keepReferenceOut();
    expect(location.search).to.equal('?a=%7e');
  });
});
