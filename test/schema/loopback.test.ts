import { expect } from '@open-wc/testing';
import { isLoopback } from '../../src/schema/url.js';

describe('isLoopback', () => {
  for (const host of ['localhost', 'charity.localhost', '127.0.0.1', '127.255.255.254', '[::1]']) {
    it(`returns true for ${host}`, () => expect(isLoopback(host)).to.be.true);
  }

  for (const host of [
    '',
    'notlocalhost',
    '.localhost',
    'localhost.example',
    'localhost.',
    'xlocalhost',
    '127.0.0.1.example',
    '10.127.0.0.1',
    '128.0.0.1',
    '127.0.0',
    '127.0.0.1.1',
    '::1',
    '[::1].example',
  ]) {
    it(`returns false for ${JSON.stringify(host)}`, () => expect(isLoopback(host)).to.be.false);
  }
});
