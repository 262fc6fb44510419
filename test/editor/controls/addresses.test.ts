import { expect } from '@open-wc/testing';
import { withScheme } from '../../../editor/controls/addresses.js';

describe('an address that someone has entered', () => {
  for (const [text, address] of [
    ['charity.example/give', 'https://charity.example/give'],
    ['www.charity.example', 'https://www.charity.example'],
    ['charity.example?a=1', 'https://charity.example?a=1'],
    ['https://charity.example/', 'https://charity.example/'],
    ['http://localhost:4010/api/v1', 'http://localhost:4010/api/v1'],
    ['/thanks', '/thanks'],
    ['thanks', 'thanks'],
    ['thanks.html', 'thanks.html'],
    ['../thanks.php', '../thanks.php'],
    ['mailto:a@charity.example', 'mailto:a@charity.example'],
    ['a word.', 'a word.'],
    ['', ''],
  ] as const) {
    it(`is ${address === text ? 'kept' : `made ${address}`}: “${text}”`, () => {
      expect(withScheme(text)).to.equal(address);
    });
  }
});
