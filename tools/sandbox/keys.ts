import type { CharityName } from './charities.js';

/** §5.3: the two kinds of keys, which have different prefixes. */
export type Mode = 'live' | 'test';

/**
 * The mode and the charity of a key. The interface doesn't show what a key can read (§5.5). Here, it can read the
 * donations of its mode and its charity.
 */
export type Account = { mode: Mode; charity: CharityName };

// The interface doesn't show how keys are issued (§5.5). The sandbox only has these.
const accounts = new Map<string, Account>([
  ['pk_test_sandbox', { mode: 'test', charity: 'full' }],
  ['pk_live_sandbox', { mode: 'live', charity: 'full' }],
  ['pk_test_sandbox_partial', { mode: 'test', charity: 'partial' }],
  ['pk_live_sandbox_partial', { mode: 'live', charity: 'partial' }],
  ['pk_test_sandbox_bare', { mode: 'test', charity: 'bare' }],
  ['pk_live_sandbox_bare', { mode: 'live', charity: 'bare' }],
  ['pk_test_sandbox_zakat', { mode: 'test', charity: 'zakat' }],
  ['pk_test_sandbox_gifts', { mode: 'test', charity: 'gifts' }],
  ['pk_test_sandbox_emergency', { mode: 'test', charity: 'emergency' }],
  ['pk_test_sandbox_membership', { mode: 'test', charity: 'membership' }],
  ['pk_test_sandbox_museum', { mode: 'test', charity: 'museum' }],
  ['pk_test_sandbox_relief', { mode: 'test', charity: 'relief' }],
  ['pk_test_sandbox_night', { mode: 'test', charity: 'night' }],
  ['pk_test_sandbox_newspaper', { mode: 'test', charity: 'newspaper' }],
  ['pk_test_sandbox_memorial', { mode: 'test', charity: 'memorial' }],
  ['pk_test_sandbox_campaign', { mode: 'test', charity: 'campaign' }],
]);

/** The account of an `Authorization` header in either of its two forms (§5.2). */
export const accountOf = (authorization: string | undefined): Account | undefined => {
  const key = authorization?.trim().replace(/^bearer +/i, '');
  return key === undefined ? undefined : accounts.get(key);
};

export const maySee = (account: Account | undefined, { mode, charity }: Account) =>
  account?.mode === mode && account.charity === charity;
