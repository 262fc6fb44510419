// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { AnswerStore } from '../../src/page/storage.js';
import { browserPlatform } from '../../src/page/platform.js';
import type { KeptAnswers } from '../../src/form/kept-answers.js';
import { fakePlatform } from '../support/elements/fakes.js';
import { FaultyStorage, tab } from '../support/page/storages.js';

const answers: KeptAnswers = {
  locale: 'en-GB',
  answers: { currency: 'GBP', interval: 'month', amount: { preset: 2500, custom: '' }, items: ['1', ''] },
};
const other: KeptAnswers = { ...answers, answers: { ...answers.answers, interval: 'once' } };

/** The keys of a storage. */
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));

describe('AnswerStore', () => {
  it('reads the last written answers, also after a reload', () => {
    const platform = tab();
    const store = new AnswerStore(platform, '0');
    store.write(other);
    store.write(answers);
    expect(store.read()).to.deep.equal(answers);
    expect(new AnswerStore(platform, '0').read()).to.deep.equal(answers);
  });

  it('reads nothing before a write, and nothing from another tab', () => {
    new AnswerStore(tab(), '0').write(answers);
    expect(new AnswerStore(tab(), '0').read()).to.be.null;
  });

  it('keeps the answers of each form separate', () => {
    const platform = tab();
    const [first, second] = [new AnswerStore(platform, '0'), new AnswerStore(platform, 'footer')];
    first.write(answers);
    expect(second.read()).to.be.null;
    second.write(other);
    expect([first.read(), second.read()]).to.deep.equal([answers, other]);
  });

  it('stores the answers under this page’s path, in session storage only', () => {
    const platform = tab();
    new AnswerStore(platform, '0').write(answers);
    expect(keysOf(platform.storages.session)).to.deep.equal([
      `donation-widget:choices:${location.pathname}:0`,
    ]);
    expect(platform.storages.local.length).to.equal(0);
  });

  it('removes the storage entry when it forgets the answers', () => {
    const platform = tab();
    const store = new AnswerStore(platform, '0');
    store.write(answers);
    store.write(null);
    expect(store.read()).to.be.null;
    expect(keysOf(platform.storages.session)).to.deep.equal([]);
  });

  for (const text of ['', '{', 'undefined', 'GBP', '[', '{"currency":']) {
    it(`reads nothing if storage holds ${JSON.stringify(text)}`, () => {
      const platform = tab();
      platform.storages.session.setItem(`donation-widget:choices:${location.pathname}:0`, text);
      expect(new AnswerStore(platform, '0').read()).to.be.null;
    });
  }

  it('returns stored answers unchanged', () => {
    const platform = tab();
    platform.storages.session.setItem(`donation-widget:choices:${location.pathname}:0`, '[5]');
    expect(new AnswerStore(platform, '0').read()).to.deep.equal([5]);
  });

  for (const [why, fails] of [
    ['can’t be read', { read: true }],
    ['is full', { write: true }],
    ['can’t be read or written', { read: true, write: true }],
  ] as const) {
    it(`starts with an empty form if storage ${why}`, () => {
      const store = new AnswerStore(tab({ session: new FaultyStorage(fails) }), '0');
      expect(() => store.write(answers)).not.to.throw();
      expect(store.read()).to.be.null;
    });
  }

  it('starts with an empty form if the page has no access to storage', () => {
    const platform = fakePlatform({
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    const store = new AnswerStore(platform, '0');
    expect(() => store.write(answers)).not.to.throw();
    expect(store.read()).to.be.null;
  });

  it('works with the browser’s own session storage', () => {
    const store = new AnswerStore(browserPlatform, 'of-this-test');
    try {
      store.write(answers);
      expect(new AnswerStore(browserPlatform, 'of-this-test').read()).to.deep.equal(answers);
    } finally {
      sessionStorage.removeItem(`donation-widget:choices:${location.pathname}:of-this-test`);
    }
  });
});
