import { expect } from '@open-wc/testing';
import { hasCardNumber } from '../../src/text/card-number.js';

describe('hasCardNumber', () => {
  for (const text of [
    '4222222222222',
    '378282246310005',
    '4111111111111111',
    '4111-1111-1111-1111',
    '6304 0000 0000 0000',
    '4111111111111110005',
    '6011000990139424',
    '4  1  1  1  1  1  1  1  1  1  1  1  1  1  1  1',
    'no. 12 4111 1111 1111 1111 07 28',
    '٤١١١ ١١١١ ١١١١ ١١١١',
  ]) {
    it(`finds a card number in ${text}`, () => expect(hasCardNumber(text)).to.be.true);
  }

  for (const text of [
    '',
    '4111111111111112',
    '411111111111',
    '0000000000000000',
    '04111111111111111',
    '41111111111111110000',
    '1193653471',
    'a'.repeat(20),
  ]) {
    it(`finds no card number in ${JSON.stringify(text)}`, () => expect(hasCardNumber(text)).to.be.false);
  }
});
