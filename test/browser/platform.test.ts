import { expect } from '@open-wc/testing';
import { navigationOf } from '../../src/browser/navigation.js';
import { browserPlatform } from '../../src/browser/platform.js';
import { settled } from '../elements/fakes.js';

const { clock } = browserPlatform;
const rejectionOf = (promise: Promise<void>) =>
  promise.then(
    () => 'fulfilled',
    (reason: unknown) => reason,
  );

/** Replaces properties of the window while `act` runs. */
const staged = <T>(target: object, properties: object, act: () => T): T => {
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

const navigation = navigationOf({});

describe('browserPlatform', () => {
  it('tells the time', () => {
    const before = Date.now();
    expect(clock.now()).to.be.within(before, before + 1000);
  });

  it('waits', async () => {
    const before = performance.now();
    await clock.wait(20, new AbortController().signal);
    expect(performance.now() - before).to.be.at.least(19);
  });

  it('ends a wait with the reason of its signal', async () => {
    const aborter = new AbortController();
    const rejection = rejectionOf(clock.wait(60_000, aborter.signal));
    aborter.abort('left');
    expect(await rejection).to.equal('left');
    expect(await rejectionOf(clock.wait(0, AbortSignal.abort('left')))).to.equal('left');
  });

  it('ends no wait that is over', async () => {
    const aborter = new AbortController();
    const wait = rejectionOf(clock.wait(1, aborter.signal));
    expect(await wait).to.equal('fulfilled');
    aborter.abort('left');
  });

  it('has the storages of the page', () => {
    expect(browserPlatform.storage('session')).to.equal(sessionStorage);
    expect(browserPlatform.storage('local')).to.equal(localStorage);
  });

  it('is on a page of its own', () => {
    expect(navigation.isFramedAcrossOrigins()).to.be.false;
  });

  it('sends the donor on', () => {
    const { href } = location;
    const elsewhere = new URL('#elsewhere', href).href;
    navigation.assign(elsewhere);
    expect(location.href).to.equal(elsewhere);
    history.replaceState(history.state, '', href);
  });

  it('warns of what it is told, and shows an error with its stack', () => {
    const told: unknown[][] = [];
    const note =
      (method: string) =>
      (...args: unknown[]) =>
        told.push([method, ...args]);
    const error = new Error('No.');
    staged(console, { warn: note('warn'), error: note('error') }, () => {
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
      staged(performance, { getEntriesByType: () => types.map((type) => ({ type })) }, () =>
        staged(document, { referrer }, () => navigation.arrival()),
      );
    const inside = `${location.origin}/about`;

    it('is from outside here', () => expect(navigation.arrival()).to.equal('outside'));

    for (const [what, arrival, told] of [
      ['Back', from(inside, 'back_forward'), 'back'],
      ['a reload', from(inside, 'reload'), 'reload'],
      ['a link on the same site', from(inside, 'navigate'), 'inside'],
      ['a link on the same site, of a browser that tells no more', from(inside), 'inside'],
      ['a link on another site', from('https://charity.example/', 'navigate'), 'outside'],
      ['a site whose name begins alike', from(`${location.origin}.example/`, 'navigate'), 'outside'],
      ['an address that was typed', from('', 'navigate'), 'outside'],
    ] as const) {
      it(`is ‘${told}’ after ${what}`, () => expect(arrival).to.equal(told));
    }
  });

  describe('untilAwake', () => {
    const notes: string[] = [];
    const wake = (signal = new AbortController().signal) =>
      rejectionOf(navigation.untilAwake(signal)).then((end) => notes.push(String(end)));
    beforeEach(() => notes.splice(0));
    afterEach(() => {
      Reflect.deleteProperty(document, 'hidden');
      Reflect.deleteProperty(navigator, 'onLine');
    });
    const set = (hidden: boolean, onLine: boolean) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
      Object.defineProperty(navigator, 'onLine', { configurable: true, value: onLine });
    };
    const told = async (target: EventTarget, type: string) => {
      target.dispatchEvent(new Event(type));
      await settled();
      return notes;
    };

    it('is now on a page that is visible', async () => {
      expect(document.hidden).to.be.false;
      await wake();
      expect(notes).to.deep.equal(['fulfilled']);
    });

    it('is when the page is visible again', async () => {
      set(true, true);
      void wake();
      expect(await told(document, 'visibilitychange')).to.deep.equal([]);
      set(false, true);
      expect(await told(document, 'visibilitychange')).to.deep.equal(['fulfilled']);
    });

    it('is now on a page that is visible, though the browser says that it is offline', async () => {
      set(false, false);
      await wake();
      expect(notes).to.deep.equal(['fulfilled']);
    });

    it('ends with the reason of its signal', async () => {
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

    it('is nothing to wait for in a browser that says it is online', () => {
      set(true);
      expect(navigation.untilOnline(new AbortController().signal)).to.be.null;
    });

    it('is when the browser is online again, or the signal ends it', async () => {
      set(false);
      const aborter = new AbortController();
      const notes: string[] = [];
      for (const signal of [new AbortController().signal, aborter.signal]) {
        const online = navigation.untilOnline(signal);
        if (online) void rejectionOf(online).then((end) => notes.push(String(end)));
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
