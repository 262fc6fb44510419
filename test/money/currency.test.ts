// Also runs in Firefox and WebKit.
import { expect } from '@open-wc/testing';
import { currencyCodes } from '../../src/money/currency.js';
import { exponentOf } from '../../src/money/currency.js';
import edge from '../fixtures/edge-inputs.json' with { type: 'json' };

const listed = (start: string): string[] =>
  new RegExp(`${start} = ([A-Z ]+)`).exec(edge.meta.iso4217)?.[1]?.trim().split(' ') ?? [];

describe('exponentOf', () => {
  for (const [exponent, start] of [
    [0, 'exponents: 0'],
    [3, '; 3'],
    [4, '; 4'],
    [undefined, 'none'],
  ] as const) {
    it(`returns ${exponent} for the currencies that ISO 4217 lists with it`, () => {
      const codes = listed(start);
      expect(codes).not.to.be.empty;
      for (const code of codes) expect(exponentOf(code), code).to.equal(exponent);
    });
  }

  it('returns 2 for every other active code', () => {
    const others = ['0', '3', '4'].flatMap((exponent) =>
      listed(exponent === '0' ? 'exponents: 0' : `; ${exponent}`),
    );
    const two = currencyCodes.filter((code) => !others.includes(code));
    for (const code of two)
      expect(exponentOf(code), `${code}, not in iso4217 of edge-inputs.json`).to.equal(2);
    expect(two).to.have.length(139);
    expect(currencyCodes).to.have.length(new Set(currencyCodes).size);
    expect(currencyCodes.filter((code) => !/^[A-Z]{3}$/.test(code))).to.be.empty;
  });

  // These lists are written by hand, because Intl lists different currencies in each engine.
  it('knows the currencies of most donations', () => {
    const common =
      'AED ARS AUD BDT BHD BRL CAD CHF CLP CNY COP CZK DKK EGP EUR GBP GHS HKD HUF IDR ILS INR ISK JOD JPY KES ' +
      'KRW KWD LBP LKR MAD MXN MYR NGN NOK NPR NZD OMR PEN PHP PKR PLN QAR RON RSD SAR SEK SGD THB TND TRY TWD ' +
      'TZS UAH UGX USD UYU VND XAF XCD XOF ZAR ZMW';
    for (const code of common.split(' ')) expect(exponentOf(code), code).to.be.a('number');
  });

  it('returns undefined for other texts', () => {
    for (const text of ['', 'gbp', 'GB', 'GBPX', 'ZZZ', 'toString'])
      expect(exponentOf(text), text).to.be.undefined;
  });
});
