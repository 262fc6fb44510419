// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { browserPlatform } from '../../src/page/platform.js';
import { settled } from '../support/elements/fakes.js';
import { rejectionOf } from '../support/rejection-of.js';

const { clock } = browserPlatform;

/** How a promise ends: `fulfilled`, or the reason for its rejection. */
const endOf = (promise: Promise<void>) =>
  promise.then(
    () => 'fulfilled',
    (reason: unknown) => reason,
  );

/** Replaces properties of `target` while `act` runs. */
const withProperties = <T>(target: object, properties: object, act: () => T): T => {
  const before = Object.keys(properties).map(
    (name) => [name, Object.getOwnPropertyDescriptor(target, name)] as const,
  );
  for (const [name, value] of Object.entries(properties)) {
    Object.defineProperty(target, name, { configurable: true, writable: true, value });
  }
  try {
    return act();
  } finally {
    for (const [name, own] of before) {
      if (own) Object.defineProperty(target, name, own);
      else Reflect.deleteProperty(target, name);
    }
  }
};

const navigation = browserPlatform;

describe('browserPlatform', () => {
  it('returns the current time', () => {
    const before = Date.now();
    const now = clock.now();
    expect(now).to.be.within(before, Date.now());
  });

  it('waits for the given time', async () => {
    const before = performance.now();
    await clock.wait(20, new AbortController().signal);
    expect(performance.now() - before).to.be.at.least(19);
  });

  it('rejects a wait with the reason of its abort signal', async () => {
    const aborter = new AbortController();
    const rejection = rejectionOf(clock.wait(60_000, aborter.signal));
    aborter.abort('left');
    expect(await rejection).to.equal('left');
    expect(await rejectionOf(clock.wait(0, AbortSignal.abort('left')))).to.equal('left');
  });

  it('ignores an abort after the wait has ended', async () => {
    const aborter = new AbortController();
    await clock.wait(1, aborter.signal);
    aborter.abort('left');
  });

  it('returns the storages of the page', () => {
    expect(browserPlatform.storage('session')).to.equal(sessionStorage);
    expect(browserPlatform.storage('local')).to.equal(localStorage);
  });

  it('knows that the page is not in a cross-origin frame', () => {
    expect(navigation.isFramedAcrossOrigins()).to.be.false;
  });

  it('sends the browser to an address', () => {
    const { href } = location;
    const elsewhere = new URL('#elsewhere', href).href;
    navigation.assign(elsewhere);
    expect(location.href).to.equal(elsewhere);
    history.replaceState(history.state, '', href);
  });

  it('logs a text as a warning, and an error with its stack', () => {
    const told: unknown[][] = [];
    const note =
      (method: string) =>
      (...args: unknown[]) =>
        told.push([method, ...args]);
    const error = new Error('No.');
    withProperties(console, { warn: note('warn'), error: note('error') }, () => {
      browserPlatform.report('Once.');
      browserPlatform.report(error);
    });
    expect(told).to.deep.equal([
      ['warn', 'Once.'],
      ['error', error],
    ]);
  });

  describe('arrival', () => {
    const from = (referrer: string, ...types: string[]) =>
      withProperties(performance, { getEntriesByType: () => types.map((type) => ({ type })) }, () =>
        withProperties(HTMLDocument.prototype, { referrer }, () => navigation.arrival()),
      );
    const inside = `${location.origin}/about`;

    it('is ‘outside’ on this test page', () => expect(navigation.arrival()).to.equal('outside'));

    for (const [what, arrival, told] of [
      ['Back', from(inside, 'back_forward'), 'back'],
      ['a reload', from(inside, 'reload'), 'reload'],
      ['a link on the same site', from(inside, 'navigate'), 'inside'],
      ['a link on the same site, if the browser reports no navigation type', from(inside), 'inside'],
      ['a link on another site', from('https://charity.example/', 'navigate'), 'outside'],
      ['a site whose name starts the same', from(`${location.origin}.example/`, 'navigate'), 'outside'],
      ['a typed address', from('', 'navigate'), 'outside'],
    ] as const) {
      it(`is ‘${told}’ after ${what}`, () => expect(arrival).to.equal(told));
    }
  });

  describe('untilAwake', () => {
    const notes: string[] = [];
    const wake = (signal = new AbortController().signal) =>
      endOf(navigation.untilAwake(signal)).then((end) => notes.push(String(end)));
    beforeEach(() => notes.splice(0));
    afterEach(() => {
      Reflect.deleteProperty(HTMLDocument.prototype, 'hidden');
      Reflect.deleteProperty(navigator, 'onLine');
    });
    const set = (hidden: boolean, onLine: boolean) => {
      Object.defineProperty(HTMLDocument.prototype, 'hidden', { configurable: true, value: hidden });
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
    };
    const told = async (target: EventTarget, type: string) => {
      target.dispatchEvent(new Event(type));
      await settled();
      return notes;
    };

    it('resolves at once if the page is visible', async () => {
      expect(document.hidden).to.be.false;
      await wake();
      expect(notes).to.deep.equal(['fulfilled']);
    });

    it('resolves when the page becomes visible again', async () => {
      set(true, true);
      void wake();
      expect(await told(document, 'visibilitychange')).to.deep.equal([]);
      set(false, true);
      expect(await told(document, 'visibilitychange')).to.deep.equal(['fulfilled']);
    });

    it('resolves at once on a visible page, even if the browser reports that it is offline', async () => {
      set(false, false);
      await wake();
      expect(notes).to.deep.equal(['fulfilled']);
    });

    it('rejects with the reason of its abort signal', async () => {
      set(true, true);
      const aborter = new AbortController();
      const wait = wake(aborter.signal);
      aborter.abort('left');
      await wait;
      await wake(AbortSignal.abort('gone'));
      expect(notes).to.deep.equal(['left', 'gone']);
    });
  });

  describe('untilOnline', () => {
    const set = (onLine: boolean) =>
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
    afterEach(() => Reflect.deleteProperty(navigator, 'onLine'));

    it('resolves at once if the browser is online', () => {
      set(true);
      expect(navigation.untilOnline(new AbortController().signal)).to.be.null;
    });

    it('resolves when the browser is online again or the signal aborts', async () => {
      set(false);
      const aborter = new AbortController();
      const notes: string[] = [];
      for (const signal of [new AbortController().signal, aborter.signal]) {
        const online = navigation.untilOnline(signal);
        if (online) void endOf(online).then((end) => notes.push(String(end)));
      }
      aborter.abort('left');
      await settled();
      expect(notes).to.deep.equal(['left']);
      window.dispatchEvent(new Event('online'));
      await settled();
      expect(notes).to.deep.equal(['left', 'fulfilled']);
    });
  });
});
