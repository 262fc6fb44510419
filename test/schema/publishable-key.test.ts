import { expect } from '@open-wc/testing';
import { publishableKeyIssue } from '../../src/schema/publishable-key.js';

const table: [key: string, issue: string | undefined][] = [
  ['pk_live_4Zp', undefined],
  ['pk_test_4Zp', undefined],
  ['live-4Zp.7', undefined],
  ['4Zp', undefined],
  ['pk_live_desk', undefined],
  ['risk_live_1', undefined],
  ['pk_privately_1', undefined],
  ['pk_live_ask', undefined],
  ['', 'missing'],
  ['  \n', 'missing'],
  ['sk_live_4Zp', 'secret'],
  ['SK_TEST_4Zp', 'secret'],
  ['sk-live-4Zp', 'secret'],
  ['rk_live_4Zp', 'secret'],
  ['live_sk_4Zp', 'secret'],
  ['pk.secret.4Zp', 'secret'],
  ['pk_live_private.x', 'secret'],
  ['live_4Zp_rk', 'secret'],
  ['sk', 'secret'],
  ['secret_4Zp', 'secret'],
  ['my-private-key', 'secret'],
  ['pk_live 4Zp', 'malformed'],
  ['pk_live_4Zp\n', 'malformed'],
  [' pk_live_4Zp', 'malformed'],
  ['pk_live_é', 'malformed'],
  ['pk_live_\u200b4Zp', 'malformed'],
  ['pk_live_\u007f', 'malformed'],
];

describe('publishableKeyIssue', () => {
  for (const [key, issue] of table) {
    it(`reads ${JSON.stringify(key)} as ${issue ?? 'a publishable key'}`, () => {
      expect(publishableKeyIssue(key)).to.equal(issue);
    });
  }
});
