import { expect } from '@open-wc/testing';
import { lifeOf, type Life } from '../../src/form/life.js';

const known = { isDormant: false, canWork: true, hasFailedToLoad: false, hasForm: true, isReturn: false };

const table: [life: Life, why: string, changes: Partial<typeof known>][] = [
  ['form', 'there is one', {}],
  ['waiting', 'nothing has been made yet', { hasForm: false }],
  [
    'waiting',
    'it is in a closed dialog that nobody has come near, whatever else is known',
    { isDormant: true, hasFailedToLoad: true },
  ],
  ['status', 'the donor returns from a payment', { isReturn: true }],
  ['failed', 'a module didn’t load', { hasForm: false, hasFailedToLoad: true }],
  [
    'failed',
    'the status of a return didn’t load, because the form would invite to pay twice',
    { isReturn: true, hasFailedToLoad: true },
  ],
  ['closed', 'the attributes aren’t valid', { canWork: false }],
  [
    'closed',
    'the attributes of a form in use can’t work any more, whatever else is known',
    { canWork: false, hasFailedToLoad: true, isReturn: true },
  ],
];

describe('The life of a form', () => {
  for (const [life, why, changes] of table)
    it(`is “${life}” if ${why}`, () => {
      expect(lifeOf({ ...known, ...changes })).to.equal(life);
    });
});
