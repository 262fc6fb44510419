import { newCheckout } from '../../../tools/sandbox/new-checkout.js';
import { systemRandom } from '../../../tools/sandbox/context.js';
import { checkRequest } from '../../../tools/sandbox/checkout-request.js';
import type { Checkout, Store } from '../../../tools/sandbox/store.js';
import { oneTime, oneTimeInFull, quarterlyInFull, withProviderB } from './requests.js';

const start = new Date('2026-01-31T09:30:00.000Z');

const made = (body: unknown): Checkout => {
  const checked = checkRequest(body);
  if ('issues' in checked) throw new Error(JSON.stringify(checked.issues));
  return newCheckout(checked.request, { mode: 'test', charity: 'full' }, start, systemRandom);
};

const anyCharacters = `"'><b>?:$%_\\ ; -- é 日本 🙂`;

const charge = (amount: number) => ({ id: crypto.randomUUID(), amount, createdAt: start });

/** Throws if the values aren't deeply equal. Each test runner has its own. */
type Equal = (actual: unknown, expected: unknown) => void;

type Rule = (store: Store, equal: Equal) => Promise<void>;

const findsAsAdded =
  (body: unknown): Rule =>
  async (store, equal) => {
    const checkout = made(body);
    await store.add(checkout);
    await store.add(made(body));
    equal(await store.find(checkout.slug), checkout);
  };

/** The rules for every store of the sandbox, in Node and in a browser, by name. */
export const storeRules: Record<string, Rule> = {
  'finds oneTime as it was added': findsAsAdded(oneTime),
  'finds oneTimeInFull as it was added': findsAsAdded(oneTimeInFull),
  'finds quarterlyInFull as it was added': findsAsAdded(quarterlyInFull),
  'finds withProviderB as it was added': findsAsAdded(withProviderB),

  'finds the largest amount and any characters as they were added': findsAsAdded({
    ...oneTimeInFull,
    line_items: [
      { quantity: 1, amount: Number.MAX_SAFE_INTEGER, project: anyCharacters, intention: anyCharacters },
    ],
    payer: { ...oneTimeInFull.payer, first_name: anyCharacters },
    metadata: { [anyCharacters]: [anyCharacters, { nested: null }] },
  }),

  'finds a checkout of any charity, because sandboxes can have others': async (store, equal) => {
    const checkout = { ...made(oneTime), charity: 'wells' };
    await store.add(checkout);
    equal(await store.find(checkout.slug), checkout);
  },

  'finds nothing with an unknown slug': async (store, equal) => {
    equal(await store.find('ps_nobody'), undefined);
  },

  'refuses a slug that already exists': async (store, equal) => {
    const checkout = made(oneTime);
    await store.add(checkout);
    const again = store.add({ ...made(oneTimeInFull), slug: checkout.slug });
    equal(await again.catch(() => 'refused'), 'refused');
    equal(await store.find(checkout.slug), checkout);
  },

  'writes the next state of a session, and counts the writes': async (store, equal) => {
    const checkout = made(oneTime);
    if (checkout.type !== 'one_time') throw new Error('not a session');
    await store.add(checkout);
    const next = {
      ...checkout,
      status: 'succeeded' as const,
      tip: 125,
      charges: [charge(2625)],
      updatedAt: new Date(start.getTime() + 1),
    };
    equal(await store.update(next), true);
    equal(await store.find(checkout.slug), { ...next, revision: 1 });
  },

  'writes the next state of a subscription': async (store, equal) => {
    const checkout = made(quarterlyInFull);
    if (checkout.type !== 'subscription') throw new Error('not a subscription');
    await store.add(checkout);
    const next = {
      ...checkout,
      status: 'active' as const,
      cancelAtPeriodEnd: true,
      nextRenewalFails: true,
      currentPeriod: { start, end: new Date('2026-04-30T09:30:00.000Z') },
      confirmation: { dueAt: start, outcome: 'paid' as const },
      charges: [charge(2500), charge(2000)],
    };
    equal(await store.update(next), true);
    equal(await store.find(checkout.slug), { ...next, revision: 1 });
  },

  'refuses an update if there was another one since the read': async (store, equal) => {
    const checkout = made(quarterlyInFull);
    if (checkout.type !== 'subscription') throw new Error('not a subscription');
    await store.add(checkout);
    equal(await store.update({ ...checkout, status: 'past_due' }), true);
    const late = { ...checkout, status: 'active' as const, cancelAtPeriodEnd: true, charges: [charge(1)] };
    equal(await store.update(late), false);
    equal(await store.find(checkout.slug), { ...checkout, status: 'past_due', revision: 1 });
  },

  'accepts one of several writes at the same time': async (store, equal) => {
    const checkout = made(oneTime);
    await store.add(checkout);
    const writes = Array.from({ length: 10 }, () => store.update({ ...checkout, charges: [charge(2500)] }));
    equal((await Promise.all(writes)).filter(Boolean).length, 1);
    equal((await store.find(checkout.slug))?.charges.length, 1);
  },

  'doesn’t change if a returned checkout is changed': async (store, equal) => {
    const checkout = made(oneTimeInFull);
    await store.add(checkout);
    const found = await store.find(checkout.slug);
    if (found?.metadata) found.metadata['campaign'] = 'autumn';
    equal(await store.find(checkout.slug), checkout);
  },

  'adds up how far the clock is ahead': async (store, equal) => {
    const before = await store.clockOffset();
    await store.advanceClock(1_500);
    await store.advanceClock(500);
    equal(await store.clockOffset(), before + 2_000);
    await store.putClockAhead(before + 1_000);
    equal(await store.clockOffset(), before + 2_000);
    await Promise.all([3_000, 5_000, 4_000].map((more) => store.putClockAhead(before + more)));
    equal(await store.clockOffset(), before + 5_000);
  },
};

/** Checks a rule on a new store, and always closes the store. */
export const proveOn = async (openStore: () => Promise<Store>, rule: Rule, equal: Equal): Promise<void> => {
  const store = await openStore();
  try {
    await rule(store, equal);
  } finally {
    store.close();
  }
};
