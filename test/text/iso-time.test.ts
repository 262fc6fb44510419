import { expect } from '@open-wc/testing';
import { isoTime } from '../../src/text/iso-time.js';

describe('isoTime', () => {
  it('writes a time as the browser does', () => {
    for (const time of [0, 1, Date.UTC(2026, 0, 2, 3, 4, 5, 6), Date.UTC(2031, 11, 31, 23, 59, 59, 999)])
      expect(isoTime(time)).to.equal(new Date(time).toISOString());
  });
});
