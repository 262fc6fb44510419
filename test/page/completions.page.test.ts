// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { announceOnce } from '../../src/page/completions.js';
import { browserPlatform, type Platform } from '../../src/page/platform.js';
import { fakePlatform, MemoryStorage } from '../support/elements/fakes.js';
import { FaultyStorage, tab } from '../support/page/storages.js';

const announcedKey = 'donation-widget:announced';

/** Whether the completion of this slug is announced. */
const isAnnounced = (platform: Platform, slug: string): boolean => {
  let times = 0;
  announceOnce(platform, slug, () => (times += 1));
  return times === 1;
};

describe('announceOnce', () => {
  it('does not announce a completion that another tab has announced', () => {
    const one = tab();
    const other = tab({ local: one.storages.local });
    expect(isAnnounced(one, 'ps_1')).to.be.true;
    expect(isAnnounced(other, 'ps_1')).to.be.false;
    expect(isAnnounced(other, 'ps_2')).to.be.true;
  });

  it('announces each slug once, also after a reload', () => {
    const platform = tab();
    expect(isAnnounced(platform, 'ps_1')).to.be.true;
    expect(isAnnounced(platform, 'ps_1')).to.be.false;
    expect(isAnnounced(platform, 'ps_2')).to.be.true;
    expect(isAnnounced(tab(platform.storages), 'ps_1')).to.be.false;
  });

  it('checks and records inside a lock, so that two pages cannot both announce', () => {
    const acts: (() => void)[] = [];
    const platform = { ...tab(), lock: (_name: string, act: () => void) => acts.push(act) };
    const announced: string[] = [];
    for (const page of ['a', 'b', 'c']) announceOnce(platform, 'ps_1', () => announced.push(page));
    expect(announced).to.deep.equal([]);
    for (const act of acts) act();
    expect(announced).to.deep.equal(['a']);
  });

  it('remembers twenty slugs', () => {
    const platform = tab();
    for (let number = 0; number < 20; number += 1) isAnnounced(platform, `ps_${number}`);
    expect(isAnnounced(platform, 'ps_0')).to.be.false;
    isAnnounced(platform, 'ps_20');
    expect(isAnnounced(platform, 'ps_0')).to.be.true;
  });

  it('stores only a hash of the slug', () => {
    const platform = tab();
    isAnnounced(platform, 'ps_7Hk2');
    const text = platform.storages.local.getItem(announcedKey);
    expect(text).to.match(/^\["[\da-f]{8}"\]$/);
    expect(platform.storages.session.length).to.equal(0);
  });

  for (const [why, storage] of [
    ['can’t be read', new FaultyStorage({ read: true })],
    ['is full', new FaultyStorage({ write: true })],
  ] as const) {
    it(`announces once per tab if local storage ${why}`, () => {
      const platform = tab({ local: storage });
      expect(isAnnounced(platform, 'ps_1')).to.be.true;
      expect(isAnnounced(tab(platform.storages), 'ps_1')).to.be.false;
      expect(isAnnounced(tab({ local: storage }), 'ps_1')).to.be.true;
    });

    it(`announces once per page if every storage ${why}`, () => {
      const slug = `ps_${why}`;
      const platform = tab({ local: storage, session: storage });
      expect(isAnnounced(platform, slug)).to.be.true;
      expect(isAnnounced(platform, slug)).to.be.false;
    });
  }

  it('announces once if the page has no access to storage', () => {
    const platform = fakePlatform({
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    expect(isAnnounced(platform, 'ps_denied')).to.be.true;
    expect(isAnnounced(platform, 'ps_denied')).to.be.false;
  });

  it('adds its own record to those of another version', () => {
    const local = new MemoryStorage();
    local.setItem(announcedKey, '["0123456789abcdef",{}]');
    expect(isAnnounced(tab({ local }), 'ps_1')).to.be.true;
    expect(isAnnounced(tab({ local }), 'ps_1')).to.be.false;
    expect(local.getItem(announcedKey)).to.match(/^\["0123456789abcdef",\{\},"[\da-f]{8}"\]$/);
  });

  for (const text of ['{', 'null', '{}', '5', '[]']) {
    it(`overwrites ${text} in storage with its own record`, () => {
      const local = new MemoryStorage();
      local.setItem(announcedKey, text);
      const platform = tab({ local });
      expect(isAnnounced(platform, 'ps_1')).to.be.true;
      expect(isAnnounced(platform, 'ps_1')).to.be.false;
      expect(local.getItem(announcedKey)).to.match(/^\["[\da-f]{8}"\]$/);
    });
  }
});

describe('lock', () => {
  const locked = (name: string) =>
    new Promise<void>((resolve) => {
      browserPlatform.lock(name, resolve);
    });

  it('waits until the other holder releases the lock', async () => {
    const order: string[] = [];
    const held = navigator.locks.request('of-this-test', async () => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      order.push('held');
    });
    await locked('of-this-test').then(() => order.push('own'));
    await held;
    expect(order).to.deep.equal(['held', 'own']);
  });

  for (const [why, locks] of [
    ['the browser has no locks', undefined],
    [
      'the page has no access to locks',
      { request: () => Promise.reject(new DOMException('No.', 'SecurityError')) },
    ],
  ] as const) {
    it(`runs without a lock if ${why}`, async () => {
      Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
      try {
        await locked('of-this-test');
      } finally {
        Reflect.deleteProperty(navigator, 'locks');
      }
    });
  }
});
