import { expect } from '@open-wc/testing';
import { pageLink } from '../../src/schema/url.js';

describe('pageLink', () => {
  for (const [written, link] of [
    ['https://charity.example', 'https://charity.example/'],
    ['HTTPS://charity.example/a b?c=1#d', 'https://charity.example/a%20b?c=1#d'],
    ['http://localhost:5173/privacy', 'http://localhost:5173/privacy'],
    ['http://charity.example/', undefined],
    ['https://ada:secret@charity.example/', undefined],
    ['https:charity.example', undefined],
    ['//charity.example/', undefined],
    ['/privacy', undefined],
    ['javascript:alert(1)', undefined],
    ['https://', undefined],
    [`https://charity.example/${'a'.repeat(2024)}`, `https://charity.example/${'a'.repeat(2024)}`],
    [`https://charity.example/${'a'.repeat(2025)}`, undefined],
  ] as const) {
    it(`${link === undefined ? 'rejects' : 'accepts'} ${written.slice(0, 50)}`, () => {
      expect(pageLink(written)).to.equal(link);
    });
  }
});
