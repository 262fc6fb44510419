import { expect } from '@open-wc/testing';
import { giftAidMetadata } from '../../../src/questions/gift-aid/declaration.js';
import type { Interval } from '../../../src/schema/interval.js';

describe('giftAidMetadata', () => {
  const declaredAt = '2026-04-05T12:00:00.000Z';
  for (const [interval, wording] of [
    [{ unit: null, count: null }, 'single-1'],
    [{ unit: 'month', count: 1 }, 'multiple-1'],
    [{ unit: 'year', count: 1 }, 'multiple-1'],
  ] as [Interval, string][]) {
    it(`has the ${wording} declaration for ${interval.unit ?? 'a single donation'}`, () => {
      expect(giftAidMetadata(interval, declaredAt, 'fr')).to.deep.equal({
        gift_aid: 'yes',
        gift_aid_wording: wording,
        gift_aid_language: 'fr',
        gift_aid_declared_at: '2026-04-05T12:00:00.000Z',
      });
    });
  }
});
