/** §5.3: the two kinds of keys, which have different prefixes. */
type Mode = 'live' | 'test';

/**
 * The mode and the charity of a key. The interface doesn't show what a key can read (§5.5). Here, it can read the
 * donations of its mode and its charity.
 */
export type Account = {
  mode: Mode;
  /** The name of the charity. */
  charity: string;
};

/** Finds the account of an `Authorization` header in either of its two forms (§5.2). */
export type FindAccount = (authorization: string | undefined) => Account | undefined;

// The interface doesn't show how keys are issued (§5.5). Here, each charity has one key of each mode.
const keyOf = ({ mode, charity }: Account) => `pk_${mode}_sandbox${charity === 'full' ? '' : `_${charity}`}`;

/** The test key of the sandbox's own charity. */
export const testKey = keyOf({ mode: 'test', charity: 'full' });

/** The accounts of charities by name. */
export const openAccounts = (charities: readonly string[]): FindAccount => {
  const all = charities.flatMap((charity): Account[] => [
    { mode: 'test', charity },
    { mode: 'live', charity },
  ]);
  const accounts = new Map(all.map((account) => [keyOf(account), account]));
  return (authorization) => {
    const key = authorization?.trim().replace(/^bearer +/i, '');
    return key === undefined ? undefined : accounts.get(key);
  };
};

export const maySee = (account: Account | undefined, { mode, charity }: Account) =>
  account?.mode === mode && account.charity === charity;
