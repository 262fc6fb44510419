import { expect } from '@open-wc/testing';
import { AddressSearch, superseded } from '../../../src/questions/address-finder/address-search.js';
import type { AddressFinder } from '../../../src/questions/address-finder/attributes.js';
import { FakeClock } from '../../support/elements/fakes.js';

const suggestions = [{ label: '1 High Street', id: 1 }];
const address = { country: 'GB', line1: '1 High Street', city: 'Leeds' };

type Call = { text: string; country: string; signal: AbortSignal };

/** A search with a fake clock, and a finder that records its calls. */
const searchWith = (changes: Partial<AddressFinder> = {}) => {
  const clock = new FakeClock();
  const calls: Call[] = [];
  const finder: AddressFinder = {
    find: () => Promise.resolve(suggestions),
    resolve: () => address,
    ...changes,
  };
  const recording: AddressFinder = {
    find: (text, country, signal) => {
      calls.push({ text, country, signal });
      return finder.find(text, country, signal);
    },
    resolve: (one) => finder.resolve(one),
  };
  return {
    search: new AddressSearch(clock),
    clock,
    finder: recording,
    calls,
  };
};

const labelsOf = (found: Awaited<ReturnType<AddressSearch['find']>>) =>
  found === superseded ? superseded : found?.map(({ label }) => label);

const never = () => new Promise<never>(() => undefined);

describe('AddressSearch', () => {
  it('asks once the donor has stopped typing, with the trimmed text and the country', async () => {
    const { search, clock, finder, calls } = searchWith();
    const typed = ['1 H', '1 Hi', '1 High '].map((text) => search.find(finder, text, 'GB'));
    await clock.advance(299);
    expect(calls).to.deep.equal([]);
    await clock.advance(1);
    expect(calls.map(({ text, country }) => [text, country])).to.deep.equal([['1 High', 'GB']]);
    const found = await Promise.all(typed);
    expect(found.map(labelsOf)).to.deep.equal([superseded, superseded, ['1 High Street']]);
    expect(clock.waiting).to.equal(0);
  });

  it('asks nothing for a short text', async () => {
    const { search, clock, finder, calls } = searchWith();
    const found = search.find(finder, ' 1a ', '');
    await clock.advance(1000);
    expect(await found).to.be.undefined;
    expect(calls).to.deep.equal([]);
  });

  it('aborts a request that a new one replaces, and ignores its result', async () => {
    const answers: ((found: readonly { label: string }[]) => void)[] = [];
    const { search, clock, finder, calls } = searchWith({
      find: () => new Promise((resolve) => answers.push(resolve)),
    });
    const first = search.find(finder, 'high', '');
    await clock.advance(300);
    const second = search.find(finder, 'high street', '');
    expect(calls[0]?.signal.aborted).to.be.true;
    await clock.advance(300);
    // It ends without an answer of the finder.
    expect(await first).to.equal(superseded);
    answers[1]?.([{ label: 'New' }]);
    answers[0]?.([{ label: 'Old' }]);
    expect(labelsOf(await second)).to.deep.equal(['New']);
  });

  for (const [name, find] of [
    ['fails', () => Promise.reject(new Error('No network.'))],
    [
      'throws',
      () => {
        throw new Error('No network.');
      },
    ],
    ['returns nonsense', () => 'nonsense' as never],
    ['hangs', never],
  ] as const)
    it(`is silent if the finder ${name}`, async () => {
      const { search, clock, finder, calls } = searchWith({ find });
      const found = search.find(finder, 'high', '');
      await clock.advance(11_000);
      expect(await found).to.be.null;
      expect(calls[0]?.signal.aborted).to.equal(name === 'hangs');
      expect(clock.waiting).to.equal(0);
    });

  it('resolves a suggestion, at once or later', async () => {
    for (const resolve of [() => address, () => Promise.resolve(address)]) {
      const { search, finder } = searchWith({ resolve });
      const [own = { label: '' }] = suggestions;
      expect(await search.resolve(finder, { label: 'A', own })).to.deep.include({ country: 'GB' });
    }
  });

  it('gives the finder its own suggestion back', async () => {
    let given: unknown;
    const { search, finder } = searchWith({
      resolve: (one) => {
        given = one;
        return address;
      },
    });
    const [own = { label: '' }] = suggestions;
    await search.resolve(finder, { label: 'A', own });
    expect(given).to.equal(own);
  });

  it('finds no address if the finder fails, hangs or returns nonsense', async () => {
    for (const resolve of [
      () => Promise.reject(new Error('No network.')),
      never,
      () => 'nonsense' as never,
    ]) {
      const { search, clock, finder } = searchWith({ resolve });
      const found = search.resolve(finder, { label: 'A', own: { label: 'A' } });
      await clock.advance(11_000);
      expect(await found).to.be.null;
    }
  });

  it('ignores an address that arrives after a new search or the end', async () => {
    for (const end of [
      (search: AddressSearch) => search.stop(),
      (search: AddressSearch, finder: AddressFinder) => void search.find(finder, 'x', ''),
    ]) {
      let arrive: (found: typeof address) => void = () => undefined;
      const { search, clock, finder } = searchWith({
        resolve: () => new Promise((resolve) => (arrive = resolve)),
      });
      const found = search.resolve(finder, { label: 'A', own: { label: 'A' } });
      await clock.advance(1);
      end(search, finder);
      arrive(address);
      expect(await found).to.equal(superseded);
    }
  });
});
