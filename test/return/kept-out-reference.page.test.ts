// Also runs in Firefox and WebKit.
// Often changes the address of its page.
import { expect } from '@open-wc/testing';
import {
  announcedReferences,
  keepReferenceOut,
  removeReferences,
  watchAddress,
} from '../../src/return/address-references.js';
import { pendingDonation, settled } from '../support/elements/fakes.js';
import { referenceOf } from '../support/page/storages.js';

// These tests have their own file because WebKit allows a page only 100 address changes in ten seconds.

const { reference } = pendingDonation();

/** Removes what the address announces, as an element that shows the return does. */
const take = () => removeReferences(announcedReferences());

describe('keepReferenceOut', () => {
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
      take();
      writeBack();
      occur();
      expect(location.pathname + location.search + location.hash).to.equal('/give?a=b#c');
      expect(history.state).to.deep.equal({ router: 1 });
    });
  }

  const takesOutAtOnce = async () => {
    const endWatch = watchAddress();
    history.replaceState(null, '', address);
    take();
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
    take();
    history.replaceState(null, '', `/give?donation-reference=${reference}?session_id=1`);
    keepReferenceOut();
    expect(location.search).to.equal('?session_id=1');
  });

  it('keeps a reference that no form has used yet', () => {
    history.replaceState(null, '', address);
    take();
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
