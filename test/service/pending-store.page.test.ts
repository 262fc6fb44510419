// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/service/pending-store.js';
import { storageNames } from '../../src/page/storage.js';
import { browserPlatform } from '../../src/page/platform.js';
import { fakePlatform, MemoryStorage, pendingDonation } from '../support/elements/fakes.js';
import { FaultyStorage, forget, pendingKey, referenceOf, tab } from '../support/page/storages.js';

const { reference } = pendingDonation();
const minute = 60_000;

describe('PendingStore', () => {
  afterEach(forget);

  it('finds an added donation, also after a reload', () => {
    const platform = tab();
    new PendingStore(platform, 'session').add(pendingDonation());
    expect(new PendingStore(platform, 'session').find(reference)).to.deep.equal(pendingDonation());
    expect(new PendingStore(platform, 'session').newest()).to.deep.equal(pendingDonation());
  });

  it('finds nothing in another tab, under another reference, or before anything is added', () => {
    const store = new PendingStore(tab(), 'session');
    expect(store.find(reference)).to.be.undefined;
    expect(store.newest()).to.be.undefined;
    store.add(pendingDonation());
    expect(store.find(referenceOf(1))).to.be.undefined;
    expect(store.find('')).to.be.undefined;
    expect(new PendingStore(tab(), 'session').find(reference)).to.be.undefined;
  });

  it('stores no payer details and no amount', () => {
    const platform = tab();
    new PendingStore(platform, 'session').add(pendingDonation());
    const [stored = {}] = JSON.parse(platform.storages.session.getItem(pendingKey) ?? '[]') as object[];
    expect(Object.keys(stored).sort()).to.deep.equal([
      'checkoutUrl',
      'created',
      'expiresAt',
      'form',
      'offer',
      'page',
      'reference',
      'service',
      'settled',
      'slug',
      'type',
    ]);
  });

  it('leaves local storage alone unless configured to use it', () => {
    const platform = tab();
    const store = new PendingStore(platform, 'session');
    store.add(pendingDonation());
    store.settle(reference, 'succeeded');
    expect(platform.storages.local.length).to.equal(0);
  });

  it('finds a donation from another tab in local storage, but not as the newest', () => {
    const local = new MemoryStorage();
    new PendingStore(tab({ local }), 'local').add(pendingDonation());
    const other = new PendingStore(tab({ local }), 'local');
    expect(other.find(reference)).to.deep.equal(pendingDonation());
    expect(other.newest()).to.be.undefined;
    expect(local.getItem(pendingKey)).to.include(reference);
    expect(new PendingStore(tab({ local }), 'session').find(reference)).to.be.undefined;
  });

  it('works with the browser’s own storage', () => {
    const before = sessionStorage.getItem(pendingKey);
    try {
      sessionStorage.removeItem(pendingKey);
      const now = Date.now();
      new PendingStore(browserPlatform, 'session').add(pendingDonation({ created: now }));
      expect(new PendingStore(browserPlatform, 'session').newest()?.created).to.equal(now);
      expect(sessionStorage.getItem(pendingKey)).to.include(reference);
      expect(localStorage.getItem(pendingKey)).to.be.null;
    } finally {
      if (before === null) sessionStorage.removeItem(pendingKey);
      else sessionStorage.setItem(pendingKey, before);
    }
  });

  describe('newest', () => {
    it('returns the donation that was added last', () => {
      const store = new PendingStore(tab(), 'session');
      store.add(pendingDonation({ reference: referenceOf(1) }));
      store.add(pendingDonation({ reference: referenceOf(2) }));
      expect(store.newest()?.reference).to.equal(referenceOf(2));
    });

    it('ignores donations that are two hours old', async () => {
      const platform = tab();
      const store = new PendingStore(platform, 'session');
      store.add(pendingDonation());
      await platform.clock.advance(120 * minute - 1);
      expect(store.newest()?.reference).to.equal(reference);
      await platform.clock.advance(1);
      expect(store.newest()).to.be.undefined;
      expect(store.find(reference)?.reference).to.equal(reference);
    });
  });

  it('keeps the newest twenty donations', () => {
    const store = new PendingStore(tab(), 'local');
    for (let number = 1; number <= 21; number += 1) {
      store.add(pendingDonation({ reference: referenceOf(number) }));
    }
    expect(store.find(referenceOf(1))).to.be.undefined;
    expect(store.find(referenceOf(2))?.reference).to.equal(referenceOf(2));
    expect(store.newest()?.reference).to.equal(referenceOf(21));
  });

  describe('settle', () => {
    it('stores the outcome of one donation in both storages', () => {
      const platform = tab();
      const store = new PendingStore(platform, 'local');
      store.add(pendingDonation());
      store.add(pendingDonation({ reference: referenceOf(2) }));
      store.settle(reference, 'succeeded');
      expect(store.find(reference)).to.deep.equal(pendingDonation({ settled: 'succeeded' }));
      expect(store.find(referenceOf(2))?.settled).to.be.null;
      const other = new PendingStore(tab({ local: platform.storages.local }), 'local');
      expect(other.find(reference)?.settled).to.equal('succeeded');
    });

    it('adds nothing for an unknown donation', () => {
      const platform = tab();
      new PendingStore(platform, 'local').settle(reference, 'succeeded');
      expect(platform.storages.session.length + platform.storages.local.length).to.equal(0);
    });

    it('leaves storage unchanged if it holds only other donations', () => {
      const local = new MemoryStorage();
      const text = JSON.stringify([pendingDonation({ reference: referenceOf(2) }), 'of a later version']);
      local.setItem(pendingKey, text);
      new PendingStore(tab({ local }), 'local').settle(reference, 'succeeded');
      expect(local.getItem(pendingKey)).to.equal(text);
    });
  });

  describe('what a failed payment was for', () => {
    const lines = [{ quantity: 2, amount: 500, project: 'Wells', intention: 'General', country_iso: 'KE' }];
    const donation = { amount: 1000, currency: 'GBP', interval: { unit: 'month', count: 1 }, lines } as const;

    for (const [what, kept] of [
      ['with its lines', donation],
      ['without lines', { ...donation, lines: null }],
    ] as const) {
      it(`is kept for this tab, ${what}`, () => {
        const platform = tab();
        const store = new PendingStore(platform, 'local');
        store.add(pendingDonation());
        store.keepFailed(reference, kept);
        expect(new PendingStore(platform, 'local').failedWith(reference)).to.deep.include(kept);
        expect(store.failedWith(referenceOf(2))).to.be.null;
        const other = new PendingStore(tab({ local: platform.storages.local }), 'local');
        expect(other.failedWith(reference)).to.be.null;
      });
    }

    for (const forged of [[{}], [{ quantity: 0, amount: 500 }], [{ ...lines[0], project: 5 }], 'lines']) {
      it(`is not known from ${JSON.stringify(forged)}`, () => {
        const platform = tab();
        const entry = { reference, amount: 1000, currency: 'GBP', interval: 'month', lines: forged };
        platform.storages.session.setItem(storageNames.failed, JSON.stringify([entry]));
        expect(new PendingStore(platform, 'session').failedWith(reference)).to.be.null;
      });
    }
  });

  describe('with entries that other code wrote', () => {
    for (const text of [
      '',
      '{',
      'null',
      '"x"',
      '5',
      '{}',
      '[null]',
      '[[]]',
      '["x"]',
      'undefined',
      JSON.stringify([{ ...pendingDonation(), checkoutUrl: 'javascript:alert(1)' }]),
      JSON.stringify([{ ...pendingDonation(), slug: '..' }]),
      JSON.stringify([{ ...pendingDonation(), type: 'donation' }]),
      JSON.stringify([{ reference }]),
      JSON.stringify({ 0: pendingDonation(), length: 1 }),
    ]) {
      it(`ignores ${text.slice(0, 40)} and stores a donation after what is in the list`, () => {
        const platform = tab();
        platform.storages.session.setItem(pendingKey, text);
        const store = new PendingStore(platform, 'session');
        expect(store.find(reference)).to.be.undefined;
        expect(store.newest()).to.be.undefined;
        store.add(pendingDonation());
        expect(store.find(reference)).to.deep.equal(pendingDonation());
        const before: unknown = text.startsWith('[') ? JSON.parse(text) : [];
        expect(JSON.parse(platform.storages.session.getItem(pendingKey) ?? '')).to.deep.equal([
          ...(before as unknown[]),
          pendingDonation(),
        ]);
      });
    }

    it('finds its own donation among forged entries', () => {
      const platform = tab();
      const stored = [null, { reference }, pendingDonation(), { ...pendingDonation(), slug: '' }];
      platform.storages.session.setItem(pendingKey, JSON.stringify(stored));
      expect(new PendingStore(platform, 'session').newest()).to.deep.equal(pendingDonation());
    });
  });

  for (const [why, fails] of [
    ['can’t be read or written', { read: true, write: true }],
    ['is full', { write: true }],
  ] as const) {
    it(`keeps donations in memory if storage ${why}`, () => {
      const platform = tab({ session: new FaultyStorage(fails), local: new FaultyStorage(fails) });
      new PendingStore(platform, 'local').add(pendingDonation());
      const store = new PendingStore(platform, 'local');
      expect(store.find(reference)).to.deep.equal(pendingDonation());
      store.settle(reference, 'failed');
      expect(store.newest()?.settled).to.equal('failed');
    });
  }

  it('works if the page has no access to storage', () => {
    const platform = fakePlatform({
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    const store = new PendingStore(platform, 'local');
    expect(store.newest()).to.be.undefined;
    store.add(pendingDonation());
    expect(store.find(reference)?.slug).to.equal('ps_7Hk2');
  });

  it('finds nothing if reading throws, and can still add', () => {
    const store = new PendingStore(tab({ session: new FaultyStorage({ read: true }) }), 'session');
    expect(store.find(reference)).to.be.undefined;
    expect(() => store.add(pendingDonation())).not.to.throw();
  });
});
