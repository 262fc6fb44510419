import { expect } from '@open-wc/testing';
import { connectAnalytics, type AnalyticsEvent, type Consent } from '../../src/analytics/index.js';
import {
  DonationChangeEvent,
  DonationCheckoutEvent,
  DonationCompleteEvent,
  DonationErrorEvent,
  DonationInvalidEvent,
  DonationLeaveEvent,
  DonationSeenEvent,
  DonationStartEvent,
  DonationSubmitEvent,
} from '../../src/events.js';
import type { CheckoutRequest } from '../../src/schema/checkout.js';
import { ConfigurationError } from '../../src/client/configuration-error.js';
import { HttpError, NetworkError } from '../../src/client/errors.js';
import { deferred, MemoryStorage } from '../support/elements/fakes.js';
import { checkoutResponse, paymentSession } from '../support/return/resources.js';
import { receiptOf } from '../../src/return/receipt.js';

let count = 0;
/** Each donation has its own reference, because the module remembers completed references. */
const newReference = () => String((count += 1)).padStart(32, '0');

const gift = { amount: 1250, currency: 'GBP', interval: 'month', intervalCount: 3 } as const;
const start = () => new DonationStartEvent(gift, 'b');
const change = (changes: Partial<ConstructorParameters<typeof DonationChangeEvent>[0]> = {}) =>
  new DonationChangeEvent({ ...gift, ...changes });
const complete = (reference: string | null) =>
  new DonationCompleteEvent(receiptOf('one_time', paymentSession()), { reference, variant: 'b' });

const request: CheckoutRequest = {
  payment_type: 'subscription',
  currency: 'GBP',
  line_items: [
    { quantity: 1, amount: 1000 },
    { quantity: 2, amount: 300 },
  ],
  one_time_items: [{ quantity: 1, amount: 9900 }],
  payer: { email: 'pqx@example.org', first_name: 'pqx' },
  subscription: { interval: 'month', interval_count: 1, name: 'Monthly' },
  metadata: { note: 'pqx' },
};

const connected = (consent: Consent, element = new EventTarget()) => {
  const sent: AnalyticsEvent[] = [];
  const disconnect = connectAnalytics(element, { send: (event) => sent.push(event), consent });
  const names = () => sent.map(({ name }) => name);
  return { element, sent, names, disconnect };
};

describe('connectAnalytics', () => {
  it('sends an event as a plain object, with the amount in main and smallest units', () => {
    const { element, sent } = connected(true);
    element.dispatchEvent(start());
    element.dispatchEvent(change({ amount: 2500, currency: 'JPY', interval: null, intervalCount: null }));
    element.dispatchEvent(change({ amount: null }));
    const known = {
      currency: 'GBP',
      interval: 'month',
      intervalCount: 3,
      reference: null,
      variant: null,
      question: null,
      errors: [],
    };
    expect(sent).to.deep.equal([
      { ...known, name: 'donation_start', value: 12.5, amount: 1250, variant: 'b' },
      {
        name: 'donation_change',
        value: 2500,
        amount: 2500,
        currency: 'JPY',
        interval: null,
        intervalCount: null,
        reference: null,
        variant: null,
        question: null,
        errors: [],
      },
      { ...known, name: 'donation_change', value: null, amount: null },
    ]);
    expect(Object.getPrototypeOf(sent[0])).to.equal(Object.prototype);
  });

  it('reports the recurring amount from the submit to the payment page, and no payer details', () => {
    const { element, sent } = connected(true);
    const reference = newReference();
    element.dispatchEvent(new DonationSubmitEvent(request, { reference, variant: 'b' }));
    element.dispatchEvent(new DonationCheckoutEvent(checkoutResponse(), { reference, variant: 'b' }));
    const told = {
      value: 16,
      amount: 1600,
      currency: 'GBP',
      interval: 'month',
      intervalCount: 1,
      reference,
      variant: 'b',
      question: null,
      errors: [],
    };
    expect(sent).to.deep.equal([
      { name: 'donation_submit', ...told },
      { name: 'donation_checkout', ...told },
    ]);
    expect(JSON.stringify(sent)).not.to.match(/pqx|ps_/);
  });

  it('reports where donors stop by names and codes, without what they typed', () => {
    const { element, sent } = connected(true);
    element.dispatchEvent(new DonationSeenEvent('b'));
    element.dispatchEvent(new DonationInvalidEvent([{ name: 'email', code: 'format' }]));
    element.dispatchEvent(new DonationLeaveEvent({ question: 'payer', codes: ['format'] }, 'b'));
    const stops = sent.map(({ name, question, errors, amount, variant }) => [
      name,
      question,
      errors,
      amount,
      variant,
    ]);
    expect(stops).to.deep.equal([
      ['donation_seen', null, [], null, 'b'],
      ['donation_invalid', null, ['email:format'], null, null],
      ['donation_leave', 'payer', ['format'], null, 'b'],
    ]);
  });

  const failures: [error: Error, errors: string[]][] = [
    [new HttpError(500, null), ['HttpError:500']],
    [new NetworkError('pqx'), ['NetworkError']],
    [
      new ConfigurationError('pqx', [{ attribute: 'share-url', code: 'not_a_link', values: {} }]),
      ['ConfigurationError:not_a_link'],
    ],
    [Object.assign(new Error('pqx'), { name: 'pqx', status: 'pqx', issues: 'pqx' }), ['Error']],
  ];
  for (const [error, errors] of failures) {
    it(`reports ${String(errors)} without the words of the error`, () => {
      const { element, sent } = connected(true);
      element.dispatchEvent(new DonationErrorEvent(error));
      expect(sent[0]).to.deep.include({ name: 'donation_error', errors });
      expect(JSON.stringify(sent)).not.to.include('pqx');
    });
  }

  it('reports no amount for a checkout without a submit event', () => {
    const { element, sent } = connected(true);
    const reference = newReference();
    element.dispatchEvent(new DonationSubmitEvent(request, { reference: newReference() }));
    element.dispatchEvent(new DonationCheckoutEvent(checkoutResponse(), { reference }));
    expect(sent[1]).to.include({ reference, value: null, amount: null, currency: null });
  });

  it('ignores a submit that the page has cancelled', () => {
    const { element, sent } = connected(true);
    const submit = new DonationSubmitEvent(request, { reference: newReference() });
    submit.preventDefault();
    element.dispatchEvent(submit);
    expect(sent).to.deep.equal([]);
  });

  it('sends nothing after it is disconnected', () => {
    const { element, names, disconnect } = connected(true);
    element.dispatchEvent(start());
    disconnect();
    element.dispatchEvent(change());
    expect(names()).to.deep.equal(['donation_start']);
  });

  describe('consent', () => {
    const fails = () => {
      throw new Error('No.');
    };
    const refusals: [why: string, consent: () => Consent][] = [
      ['is false', () => false],
      ['is refused later', () => Promise.resolve(false)],
      ['fails later', () => Promise.reject(new Error('No.'))],
      ['throws when asked', () => fails],
      ['is neither true nor false', () => (() => 'no') as unknown as Consent],
    ];
    for (const [why, consent] of refusals) {
      it(`that ${why} blocks all events`, async () => {
        const { element, sent } = connected(consent());
        element.dispatchEvent(start());
        await new Promise((resolve) => setTimeout(resolve));
        element.dispatchEvent(change());
        expect(sent).to.deep.equal([]);
      });
    }

    const soon = () => new Promise((next) => setTimeout(next));

    for (const [says, isGiven, wanted] of [
      ['a yes', true, ['donation_start', 'donation_complete', 'donation_change']],
      ['a no', false, []],
    ] as const) {
      it(`that arrives later as ${says} applies to the events that wait for it and all later ones`, async () => {
        const { promise, resolve } = deferred<boolean>();
        const { element, names } = connected(promise);
        element.dispatchEvent(start());
        element.dispatchEvent(complete(newReference()));
        await soon();
        expect(names()).to.deep.equal([]);
        resolve(isGiven);
        await soon();
        element.dispatchEvent(change());
        await soon();
        expect(names()).to.deep.equal(wanted);
      });
    }

    it('that arrives after disconnecting sends nothing', async () => {
      const { promise, resolve } = deferred<boolean>();
      const { element, sent, disconnect } = connected(promise);
      element.dispatchEvent(start());
      element.dispatchEvent(complete(newReference()));
      disconnect();
      resolve(true);
      await soon();
      expect(sent).to.deep.equal([]);
    });

    it('that never arrives sends nothing, and holds only the latest events', async () => {
      const { promise, resolve } = deferred<boolean>();
      let reactions = 0;
      const watched = Object.assign(promise, {
        then(...all: Parameters<typeof promise.then>) {
          reactions += 1;
          return Promise.prototype.then.apply(promise, all);
        },
      });
      const { element, sent } = connected(watched);
      for (let amount = 1; amount <= 500; amount += 1) element.dispatchEvent(change({ amount }));
      await soon();
      expect([sent.length, reactions]).to.deep.equal([0, 1]);
      // Only an answer shows how many are held.
      resolve(true);
      await soon();
      expect(sent.length).to.be.within(1, 100);
      expect(sent.at(-1)?.amount).to.equal(500);
    });

    it('is asked at each event, so that a donor can withdraw it', () => {
      let agrees = false;
      const { element, names } = connected(() => agrees);
      element.dispatchEvent(start());
      agrees = true;
      element.dispatchEvent(change());
      agrees = false;
      element.dispatchEvent(change());
      expect(names()).to.deep.equal(['donation_change']);
    });

    /** Connects with a function that gives these answers, one for each event. */
    const asking = (...answers: (boolean | Promise<boolean>)[]) => {
      let asked = 0;
      const all = connected(() => answers[asked++] ?? false);
      return { ...all, asked: () => asked };
    };

    it('is asked once for each event, and not before', () => {
      const { element, asked } = asking(true, true);
      expect(asked()).to.equal(0);
      element.dispatchEvent(start());
      element.dispatchEvent(change());
      expect(asked()).to.equal(2);
    });

    it('from an asynchronous function counts only for the event that it was asked for', async () => {
      const [yes, no] = [deferred<boolean>(), deferred<boolean>()];
      const { element, names } = asking(yes.promise, no.promise, Promise.resolve(true));
      element.dispatchEvent(start());
      yes.resolve(true);
      await soon();
      expect(names()).to.deep.equal(['donation_start']);
      // The donor has withdrawn it, but the answer takes time.
      element.dispatchEvent(change());
      expect(names()).to.deep.equal(['donation_start']);
      no.resolve(false);
      await soon();
      element.dispatchEvent(complete(newReference()));
      await soon();
      expect(names()).to.deep.equal(['donation_start', 'donation_complete']);
    });

    it('that was given just before the completion counts, although an earlier answer was no', async () => {
      const { element, names } = asking(Promise.resolve(false), Promise.resolve(true));
      element.dispatchEvent(start());
      await soon();
      element.dispatchEvent(complete(newReference()));
      await soon();
      expect(names()).to.deep.equal(['donation_complete']);
    });

    it('that fails for one event says nothing about the others', async () => {
      const { element, names } = asking(Promise.reject(new Error('No.')), Promise.resolve(true));
      element.dispatchEvent(start());
      element.dispatchEvent(change());
      await soon();
      expect(names()).to.deep.equal(['donation_change']);
    });

    for (const [when, second] of [
      ['at once', () => true],
      ['sooner', () => Promise.resolve(true)],
    ] as const) {
      it(`that a later event gets ${when} drops an event that still waits, so the order stays`, async () => {
        const late = deferred<boolean>();
        const { element, names } = asking(late.promise, second(), true);
        element.dispatchEvent(start());
        element.dispatchEvent(change());
        await soon();
        expect(names()).to.deep.equal(['donation_change']);
        late.resolve(true);
        await soon();
        expect(names()).to.deep.equal(['donation_change']);
      });
    }

    it('keeps the values that an event had when it fired', async () => {
      const { promise, resolve } = deferred<boolean>();
      const { element, sent } = connected(() => promise);
      const own = structuredClone(request);
      element.dispatchEvent(new DonationSubmitEvent(own, { reference: newReference() }));
      own.currency = 'EUR';
      own.line_items.length = 0;
      resolve(true);
      await soon();
      expect(sent[0]).to.include({ value: 16, currency: 'GBP' });
    });

    it('that arrives after the page has cancelled the submit does not report it', async () => {
      const { element, sent } = connected(() => Promise.resolve(true));
      element.addEventListener('donation-submit', (event) => event.preventDefault());
      element.dispatchEvent(new DonationSubmitEvent(request, { reference: newReference() }));
      await soon();
      expect(sent).to.deep.equal([]);
    });

    it('sends all events that waited for it, even if the sender throws or disconnects', async () => {
      const { promise, resolve } = deferred<boolean>();
      const element = new EventTarget();
      const failed = new Error('No network.');
      const sent: string[] = [];
      const unhandled: unknown[] = [];
      const note = (reason: unknown) => unhandled.push(reason);
      process.on('unhandledRejection', note);
      const disconnect = connectAnalytics(element, {
        consent: promise,
        send: ({ name }) => {
          sent.push(name);
          if (name === 'donation_start') throw failed;
          disconnect();
        },
      });
      for (const event of [start(), change(), change()]) element.dispatchEvent(event);
      resolve(true);
      await soon();
      await soon();
      process.off('unhandledRejection', note);
      expect(sent).to.deep.equal(['donation_start', 'donation_change']);
      // The page's own error reports find it. The test runner can repeat it.
      expect(unhandled).to.include(failed);
    });

    it('is each connection’s own', async () => {
      const { promise, resolve } = deferred<boolean>();
      const waiting = connected(promise);
      const agreed = connected(true, waiting.element);
      const refused = connected(false, waiting.element);
      waiting.element.dispatchEvent(complete(newReference()));
      await soon();
      expect([waiting, agreed, refused].map(({ sent }) => sent.length)).to.deep.equal([0, 1, 0]);
      resolve(true);
      await soon();
      expect([waiting, agreed, refused].map(({ sent }) => sent.length)).to.deep.equal([1, 1, 0]);
    });
  });

  describe('completion', () => {
    const own = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
    const withStorage = (get: () => Storage) =>
      Object.defineProperty(globalThis, 'sessionStorage', { configurable: true, get });
    afterEach(() => {
      if (own) Object.defineProperty(globalThis, 'sessionStorage', own);
      else Reflect.deleteProperty(globalThis, 'sessionStorage');
    });

    it('is sent once for each reference, whichever element reports it, to each connected tool', () => {
      const first = connected(true);
      const otherTool = connected(true, first.element);
      const second = connected(true);
      const reference = newReference();
      for (const { element } of [first, second, first]) element.dispatchEvent(complete(reference));
      expect([first, otherTool, second].map(({ sent }) => sent.length)).to.deep.equal([1, 1, 0]);
      expect(first.sent[0]).to.include({ name: 'donation_complete', value: 26.5, amount: 2650, reference });
      first.element.dispatchEvent(complete(newReference()));
      expect(first.sent).to.have.length(2);
    });

    it('is not sent again after a reload, and stores only its reference in the tab', () => {
      const storage = new MemoryStorage();
      withStorage(() => storage);
      const [earlier, reference] = [newReference(), newReference()];
      storage.setItem('donation-analytics:completed', JSON.stringify([earlier]));
      const { element, sent } = connected(true);
      element.dispatchEvent(complete(earlier));
      element.dispatchEvent(complete(reference));
      expect(sent.map((one) => one.reference)).to.deep.equal([reference]);
      expect({ ...storage }).to.deep.equal({
        'donation-analytics:completed': JSON.stringify([earlier, reference]),
      });
    });

    it('stores nothing in the tab before consent', () => {
      const storage = new MemoryStorage();
      withStorage(() => storage);
      connected(false).element.dispatchEvent(complete(newReference()));
      expect(storage).to.have.length(0);
    });

    it('is sent if storage throws or holds entries that other code wrote', () => {
      withStorage(() => {
        throw new DOMException('Denied.', 'SecurityError');
      });
      const { element, sent } = connected(true);
      const reference = newReference();
      for (let time = 0; time < 2; time += 1) element.dispatchEvent(complete(reference));
      const storage = new MemoryStorage();
      withStorage(() => storage);
      storage.setItem('donation-analytics:completed', '{');
      element.dispatchEvent(complete(newReference()));
      expect(sent).to.have.length(2);
    });

    it('without a reference is sent each time it is reported', () => {
      const { element, sent } = connected(true);
      for (let time = 0; time < 2; time += 1) element.dispatchEvent(complete(null));
      expect(sent).to.have.length(2);
    });
  });
});
