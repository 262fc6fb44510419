import { expect } from '@open-wc/testing';
import * as fc from 'fast-check';
import { addedTo, readMatch, readUntil, type Match } from '../../../src/questions/match/match.js';
import { readForm } from '../../../src/form/read-form.js';
import { formOf, formWith, issuesOf } from '../../support/questions/forms.js';

const bank = { by: 'Riverside Bank', until: '2026-12-31', ratio: 1, currency: 'GBP' };

/** The match that these parts make, in a form in pounds and yen. */
const matchOf = (parts: object): Match | null =>
  readMatch(JSON.stringify({ ...bank, ...parts }), ['GBP', 'JPY'], () => undefined);

/** A match with this ratio and limit. */
const ratioOf = (ratio: unknown, limit?: unknown): Match => {
  const match = matchOf({ ratio, ...(limit !== undefined && { limit }) });
  if (!match) throw new Error('It is no match.');
  return match;
};

describe('match', () => {
  it('has its limit in main units in JSON, and in the smallest unit in a property', () => {
    expect(ratioOf(1, 500).limit).to.equal(50_000);
    expect(ratioOf(1, '1,500.50').limit).to.equal(150_050);
    const property = readMatch({ ...bank, limit: 500 }, ['GBP'], () => undefined);
    expect(property?.limit).to.equal(500);
    expect(ratioOf(1).limit).to.equal(null);
  });

  for (const [parts, faulty] of [
    [{ by: ' ' }, ['by']],
    [{ by: 7 }, ['by']],
    [{ until: '' }, ['until']],
    [{ until: '2026-02-30' }, ['until']],
    [{ until: '31.12.2026' }, ['until']],
    [{ until: '2026-12-31T23:59' }, ['until']],
    [{ until: '2026-12-31T25:00Z' }, ['until']],
    [{ ratio: 0 }, ['ratio']],
    [{ ratio: -1 }, ['ratio']],
    [{ ratio: '2:1' }, ['ratio']],
    [{ ratio: 0.333 }, ['ratio']],
    [{ limit: 0 }, ['limit']],
    [{ limit: 'lots' }, ['limit']],
    [{ currency: undefined }, ['currency']],
    [{ by: undefined, until: undefined, ratio: undefined }, ['by', 'until', 'ratio']],
  ] as [object, string[]][]) {
    it(`with ${JSON.stringify(parts)} is left out, and the form works`, () => {
      const match = JSON.stringify({ ...bank, ...parts });
      expect(issuesOf({ match })).to.deep.equal(
        faulty.map((key) => ({
          attribute: 'match',
          code: 'unreadable_match',
          values: { key },
          isMinor: true,
        })),
      );
    });
  }

  it('is left out if it is no object, or in a currency that the form doesn’t offer', () => {
    for (const match of ['[]', '{', '7'])
      expect(issuesOf({ match })).to.deep.equal([
        { attribute: 'match', code: 'not_an_object', isMinor: true },
      ]);
    expect(issuesOf({ match: JSON.stringify({ ...bank, currency: 'EUR' }) })[0]).to.deep.include({
      code: 'match_currency_not_offered',
      values: { currency: 'EUR' },
    });
    expect(
      issuesOf({ match: JSON.stringify({ ...bank, currency: 'eur' }), currencies: 'EUR' }),
    ).to.deep.equal([]);
  });

  for (const [ratio, limit, amount, added, isLimited] of [
    [1, undefined, 2500, 2500, false],
    ['1.5', undefined, 2500, 3750, false],
    [0.5, undefined, 2501, 1250, false],
    [0.29, undefined, 10_000, 2900, false],
    [1.1, undefined, 2500, 2750, false],
    [2, 500, 25_000, 50_000, false],
    [2, 500, 25_001, 50_000, true],
    [0.01, undefined, 99, 0, false],
  ] as const) {
    it(`adds ${added} to ${amount} with ratio ${ratio} and limit ${limit ?? 'none'}`, () => {
      expect(addedTo(amount, ratioOf(ratio, limit))).to.deep.equal({ added, isLimited });
    });
  }

  it('never adds more than the ratio and the limit allow', () => {
    const minor = fc.integer({ min: 1, max: 99_999_999 });
    const match = fc.record({ hundredths: fc.integer({ min: 1, max: 9999 }), limit: fc.option(minor) });
    fc.assert(
      fc.property(minor, match, (amount, parts) => {
        const { added } = addedTo(amount, { ...ratioOf(1), ...parts });
        expect(Number.isSafeInteger(added)).to.equal(true);
        expect(BigInt(added) * 100n <= BigInt(amount) * BigInt(parts.hundredths)).to.equal(true);
        expect(added).to.be.at.most(parts.limit ?? Infinity);
      }),
    );
  });

  it('changes nothing that is paid or sent', () => {
    const { donation } = readForm(formWith({ match: JSON.stringify(bank) }, { preset: '2500' }));
    expect(donation).to.deep.equal(readForm(formWith({}, { preset: '2500' })).donation);
    expect(formOf({ match: JSON.stringify(bank) }).states).to.have.property('match', null);
  });
});

describe('The end of a match', () => {
  it('is midnight after its last day, where the donor is', () => {
    expect(readUntil('2026-12-31')?.end).to.equal(new Date(2027, 0, 1).getTime());
    expect(readUntil('2028-02-29')?.end).to.equal(new Date(2028, 2, 1).getTime());
  });

  it('is a moment that is the same everywhere, if it has a time zone', () => {
    for (const text of ['2026-12-31T23:59Z', '2026-12-31T23:59:00+00:00', '2027-01-01T00:59+01:00'])
      expect(readUntil(text)?.end).to.equal(Date.UTC(2026, 11, 31, 23, 59));
  });
});
