import { expect } from '@open-wc/testing';
import { PendingStore } from '../../src/browser/pending-store.js';
import { MemoryStorage } from '../controllers/fakes.js';
import { FaultyStorage, tab } from './storages.js';

const announcedKey = 'donation-widget:announced';

describe('claimCompletion', () => {
  it('knows in another tab what was announced for the whole browser', () => {
    const one = tab();
    const other = tab({ local: one.storages.local });
    expect(new PendingStore(one, 'local').claimCompletion('ps_1')).to.be.true;
    expect(new PendingStore(other, 'local').claimCompletion('ps_1')).to.be.false;
    expect(new PendingStore(other, 'local').claimCompletion('ps_2')).to.be.true;
  });

  it('is true once for each slug, also after the page is loaded anew', () => {
    const platform = tab();
    const store = new PendingStore(platform, 'session');
    expect(store.claimCompletion('ps_1')).to.be.true;
    expect(store.claimCompletion('ps_1')).to.be.false;
    expect(store.claimCompletion('ps_2')).to.be.true;
    expect(new PendingStore(platform, 'local').claimCompletion('ps_1')).to.be.false;
  });

  it('remembers twenty slugs', () => {
    const store = new PendingStore(tab(), 'session');
    for (let number = 0; number < 20; number += 1) store.claimCompletion(`ps_${number}`);
    expect(store.claimCompletion('ps_0')).to.be.false;
    store.claimCompletion('ps_20');
    expect(store.claimCompletion('ps_0')).to.be.true;
  });

  for (const [why, storage] of [
    ['can’t be read', new FaultyStorage({ read: true })],
    ['is full', new FaultyStorage({ write: true })],
  ] as const) {
    it(`is true once where the storage ${why}`, () => {
      const slug = `ps_${why}`;
      expect(new PendingStore(tab({ session: storage }), 'session').claimCompletion(slug)).to.be.true;
      expect(new PendingStore(tab({ session: storage }), 'session').claimCompletion(slug)).to.be.false;
    });
  }

  for (const text of ['{', 'null', '{}', '5', '[null,{}]']) {
    it(`is true once where the storage has ${text}`, () => {
      const session = new MemoryStorage();
      session.setItem(announcedKey, text);
      const store = new PendingStore(tab({ session }), 'session');
      expect(store.claimCompletion(`ps_${text}`)).to.be.true;
      expect(store.claimCompletion(`ps_${text}`)).to.be.false;
    });
  }

  for (const text of ['null', '{}', '5', '[]']) {
    it(`keeps the slug alone where the storage has ${text}`, () => {
      const session = new MemoryStorage();
      session.setItem(announcedKey, text);
      new PendingStore(tab({ session }), 'session').claimCompletion('ps_1');
      expect(session.getItem(announcedKey)).to.equal('["ps_1"]');
    });
  }
});
