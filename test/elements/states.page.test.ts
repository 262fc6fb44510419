// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { en } from '../../src/languages/en.js';
import { openFilled, openStatus, openWidget } from '../support/elements/donor.js';
import {
  deferred,
  fakePlatform,
  fakeService,
  paymentSession,
  pendingDonation,
  settled,
} from '../support/elements/fakes.js';
import { PendingStore } from '../../src/service/pending-store.js';
import { until } from '../support/elements/until.js';

const names = ['loading', 'sending', 'invalid', 'closed', 'succeeded', 'pending', 'failed'];

/** Chrome 90 to 124 and older browsers don't know the selector, and there the element must work without it. */
const isKnown = CSS.supports('selector(:state(sending))');

/** The states that the page's CSS can select. */
const statesOf = (element: Element) =>
  isKnown ? names.filter((name) => element.matches(`:state(${name})`)) : null;

const expectStates = (element: Element, wanted: readonly string[]) =>
  expect(statesOf(element)).to.deep.equal(isKnown ? wanted : null);

describe('The states of a form', () => {
  it('are none for a form that can be used, and invalid while it shows errors', async () => {
    const { element, donor } = await openWidget();
    expectStates(element, []);
    await donor.submit();
    expectStates(element, ['invalid']);
    await donor.type(en.email, 'ada@example.org');
    donor.field(en.email).dispatchEvent(new Event('change', { bubbles: true }));
    await element.updateComplete;
    expectStates(element, []);
  });

  it('are sending until the answer, also if that is an error', async () => {
    const { promise, reject } = deferred<never>();
    const { element, donor } = await openFilled(
      {},
      { service: fakeService({ createCheckout: () => promise }) },
    );
    const sending = donor.submit();
    await until(() => statesOf(element)?.includes('sending') ?? true);
    reject(new Error('No answer.'));
    await sending;
    await settled();
    await element.updateComplete;
    expectStates(element, []);
  });

  it('are closed for attributes that aren’t valid', async () => {
    const { element } = await openWidget({ 'min-amount': 'ten' });
    expectStates(element, ['closed']);
    element.removeAttribute('min-amount');
    await element.updateComplete;
    expectStates(element, []);
  });

  it('are closed while the form can’t be drawn', async () => {
    const { element, donor } = await openWidget();
    await donor.submit();
    const { prototype } = Intl.NumberFormat;
    const own = Object.getOwnPropertyDescriptor(prototype, 'formatToParts') ?? {};
    const fail = () => {
      throw new RangeError('no numbers');
    };
    Object.defineProperty(prototype, 'formatToParts', { ...own, value: fail });
    element.locale = 'en-IE';
    await element.updateComplete;
    Object.defineProperty(prototype, 'formatToParts', own);
    expectStates(element, ['closed']);
    element.locale = 'en';
    await element.updateComplete;
    expectStates(element, ['invalid']);
  });

  const outcomes: [status: string, states: string[]][] = [
    ['succeeded', ['succeeded']],
    ['pending_payment', ['pending']],
    ['on_hold', ['pending']],
    ['failed', ['failed']],
  ];
  for (const [status, states] of outcomes) {
    it(`are ${String(states)} for the status ${status}, in the form and on a page of its own`, async () => {
      const service = fakeService({
        getPaymentSession: (slug) => Promise.resolve(paymentSession({ slug, status })),
      });
      const platform = fakePlatform();
      new PendingStore(platform, 'session').add(pendingDonation());
      const { element, page } = await openWidget({}, { service, platform });
      await until(() => statesOf(element)?.join() === states.join() || !isKnown);
      expectStates(element, states);
      page.remove();
      const alone = await openStatus({ type: 'one_time', slug: 'ps_1' }, { service });
      await until(() => alone.element.outcome !== null);
      await alone.element.updateComplete;
      expectStates(alone.element, states);
    });
  }

  it('are loading until the service has answered', async () => {
    const service = fakeService({ getPaymentSession: () => new Promise(() => undefined) });
    const { element } = await openStatus({ type: 'one_time', slug: 'ps_1' }, { service });
    expectStates(element, ['loading']);
  });
});
