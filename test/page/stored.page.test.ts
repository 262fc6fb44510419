// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { StoredList } from '../../src/page/storage.js';
import { tab } from '../support/page/storages.js';

type Entry = { id: number; seen: boolean };

/** The entries as this version reads them: a newer one can have other members, or be of another shape. */
const readEntry = (value: unknown): Entry | undefined => {
  const { id, seen } = Object(value) as Partial<Record<string, unknown>>;
  return typeof id === 'number' && typeof seen === 'boolean' ? { id, seen } : undefined;
};

const key = 'donation-widget:pending';

const listOf = (stored: readonly unknown[]) => {
  const platform = tab();
  platform.storages.session.setItem(key, JSON.stringify(stored));
  const list = new StoredList(platform, key, readEntry);
  return { list, stored: () => JSON.parse(platform.storages.session.getItem(key) ?? '[]') as unknown[] };
};

const ofAnother = [{ number: 'n-1', state: { seen: 1 } }, 'a text', null];

describe('A stored list that another version has written to', () => {
  it('keeps the entries that it can’t read where they are, and doesn’t return them', () => {
    const [one, two, three] = ofAnother;
    const { list, stored } = listOf([one, { id: 1, seen: false }, two, three]);
    expect(list.read()).to.deep.equal([{ id: 1, seen: false }]);
    list.add({ id: 2, seen: false });
    list.change((entry) => ({ ...entry, seen: true }));
    expect(stored()).to.deep.equal([one, { id: 1, seen: true }, two, three, { id: 2, seen: true }]);
    list.change(() => null);
    expect(stored()).to.deep.equal(ofAnother);
  });

  it('keeps the members of an entry that it doesn’t know', () => {
    const { list, stored } = listOf([{ id: 1, seen: false, currency: 'GBP', notes: ['x'] }]);
    list.change((entry) => ({ ...entry, seen: true }));
    expect(stored()).to.deep.equal([{ id: 1, seen: true, currency: 'GBP', notes: ['x'] }]);
  });

  it('keeps twenty entries, whoever wrote them', () => {
    const { list, stored } = listOf(Array.from({ length: 20 }, (_, place) => ({ place })));
    list.add({ id: 1, seen: false });
    expect(stored()).to.have.length(20);
    expect(stored()[0]).to.deep.equal({ place: 1 });
    expect(list.read()).to.deep.equal([{ id: 1, seen: false }]);
  });

  for (const text of ['{"entries":[1]}', '5', '{', '"x"'])
    it(`reads nothing from ${text}, and then stores its own entries`, () => {
      const platform = tab();
      platform.storages.session.setItem(key, text);
      const list = new StoredList(platform, key, readEntry);
      expect(list.read()).to.deep.equal([]);
      list.change((entry) => entry);
      expect(platform.storages.session.getItem(key)).to.equal(text);
      list.add({ id: 1, seen: false });
      expect(list.read()).to.deep.equal([{ id: 1, seen: false }]);
    });
});
