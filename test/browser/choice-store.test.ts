import { expect } from '@open-wc/testing';
import { ChoiceStore } from '../../src/browser/choice-store.js';
import { browserPlatform } from '../../src/browser/platform.js';
import type { Choices } from '../../src/donation/choices.js';
import { fakePlatform } from '../controllers/fakes.js';
import { FaultyStorage, tab } from './storages.js';

const choices: Choices = {
  ...{ currency: 'GBP', interval: 'month', amount: { preset: 2500, custom: '' }, gifts: ['1', ''] },
  ...{ one_off: '5', project: 'Farms', intention: '', locale: 'en-GB' },
};
const other: Choices = { ...choices, interval: 'once' };

/** The keys of a storage. */
const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index));

describe('ChoiceStore', () => {
  it('reads what was written last, also after the page is loaded anew', () => {
    const platform = tab();
    const store = new ChoiceStore(platform, '0');
    store.write(other);
    store.write(choices);
    expect(store.read()).to.deep.equal(choices);
    expect(new ChoiceStore(platform, '0').read()).to.deep.equal(choices);
  });

  it('reads nothing before anything is written, and nothing of another tab', () => {
    new ChoiceStore(tab(), '0').write(choices);
    expect(new ChoiceStore(tab(), '0').read()).to.be.null;
  });

  it('keeps the forms of a page apart', () => {
    const platform = tab();
    const [first, second] = [new ChoiceStore(platform, '0'), new ChoiceStore(platform, 'footer')];
    first.write(choices);
    expect(second.read()).to.be.null;
    second.write(other);
    expect([first.read(), second.read()]).to.deep.equal([choices, other]);
  });

  it('keeps them for this page, in the storage of the tab alone', () => {
    const platform = tab();
    new ChoiceStore(platform, '0').write(choices);
    expect(keysOf(platform.storages.session)).to.deep.equal([
      `donation-widget:choices:${location.pathname}:0`,
    ]);
    expect(platform.storages.local.length).to.equal(0);
  });

  it('leaves nothing in the storage of what it forgets', () => {
    const platform = tab();
    const store = new ChoiceStore(platform, '0');
    store.write(choices);
    store.write(null);
    expect(store.read()).to.be.null;
    expect(keysOf(platform.storages.session)).to.deep.equal([]);
  });

  for (const text of ['', '{', 'undefined', 'GBP', '[', '{"currency":']) {
    it(`reads ${JSON.stringify(text)}, which is no JSON, as nothing`, () => {
      const platform = tab();
      platform.storages.session.setItem(`donation-widget:choices:${location.pathname}:0`, text);
      expect(new ChoiceStore(platform, '0').read()).to.be.null;
    });
  }

  it('reads what the page wrote there as it is', () => {
    const platform = tab();
    platform.storages.session.setItem(`donation-widget:choices:${location.pathname}:0`, '[5]');
    expect(new ChoiceStore(platform, '0').read()).to.deep.equal([5]);
  });

  for (const [why, fails] of [
    ['can’t be read', { read: true }],
    ['is full', { write: true }],
    ['can’t be read or written', { read: true, write: true }],
  ] as const) {
    it(`begins anew while the storage ${why}`, () => {
      const store = new ChoiceStore(tab({ session: new FaultyStorage(fails) }), '0');
      expect(() => store.write(choices)).not.to.throw();
      expect(store.read()).to.be.null;
    });
  }

  it('begins anew where the page may have no storage at all', () => {
    const platform = fakePlatform({
      storage: () => {
        throw new DOMException('Denied.', 'SecurityError');
      },
    });
    const store = new ChoiceStore(platform, '0');
    expect(() => store.write(choices)).not.to.throw();
    expect(store.read()).to.be.null;
  });

  it('uses the storage of a real browser', () => {
    const store = new ChoiceStore(browserPlatform, 'of-this-test');
    try {
      store.write(choices);
      expect(new ChoiceStore(browserPlatform, 'of-this-test').read()).to.deep.equal(choices);
    } finally {
      sessionStorage.removeItem(`donation-widget:choices:${location.pathname}:of-this-test`);
    }
  });
});
