import { newCheckout } from '../../demo/sandbox/new-checkout.js';
import { systemRandom } from '../../demo/sandbox/context.js';
import { checkRequest } from '../../demo/sandbox/checkout-request.js';
import type { Checkout, Store } from '../../demo/sandbox/store.js';
import { oneTime, oneTimeInFull, quarterlyInFull, withProviderB } from './requests.js';
import { expect, start, test } from './sandbox.js';

const made = (body: unknown): Checkout => {
  const checked = checkRequest(body);
  if ('issues' in checked) throw new Error(JSON.stringify(checked.issues));
  return newCheckout(checked.request, { mode: 'test', charity: 'full' }, start, systemRandom);
};

const charge = (amount: number) => ({ id: crypto.randomUUID(), amount, createdAt: start });

/** What the sandbox relies on, of whatever stores its data. */
export const storeRules = (name: string, openStore: (folder: string) => Promise<Store>) => {
  const storeTest = test.extend<{ store: Store }>({
    store: async ({ folder }, use) => {
      const store = await openStore(folder);
      await use(store);
      store.close();
    },
  });

  storeTest.describe(name, () => {
    for (const [what, body] of Object.entries({ oneTime, oneTimeInFull, quarterlyInFull, withProviderB })) {
      storeTest(`finds ${what} as it was added`, async ({ store }) => {
        const checkout = made(body);
        await store.add(checkout);
        await store.add(made(body));
        expect(await store.find(checkout.slug)).toEqual(checkout);
      });
    }

    storeTest('finds nothing by a slug that nobody was given', async ({ store }) => {
      expect(await store.find('ps_nobody')).toBe(undefined);
    });

    storeTest('adds no slug twice', async ({ store }) => {
      const checkout = made(oneTime);
      await store.add(checkout);
      await expect(store.add({ ...made(oneTimeInFull), slug: checkout.slug })).rejects.toThrow();
      expect(await store.find(checkout.slug)).toEqual(checkout);
    });

    storeTest('writes the next state of a session, and counts the writes', async ({ store }) => {
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
      expect(await store.update(next)).toBe(true);
      expect(await store.find(checkout.slug)).toEqual({ ...next, revision: 1 });
    });

    storeTest('writes the next state of a subscription', async ({ store }) => {
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
      expect(await store.update(next)).toBe(true);
      expect(await store.find(checkout.slug)).toEqual({ ...next, revision: 1 });
    });

    storeTest('writes nothing over what was written since it was read', async ({ store }) => {
      const checkout = made(quarterlyInFull);
      if (checkout.type !== 'subscription') throw new Error('not a subscription');
      await store.add(checkout);
      expect(await store.update({ ...checkout, status: 'past_due' })).toBe(true);
      const late = { ...checkout, status: 'active' as const, cancelAtPeriodEnd: true, charges: [charge(1)] };
      expect(await store.update(late)).toBe(false);
      expect(await store.find(checkout.slug)).toEqual({ ...checkout, status: 'past_due', revision: 1 });
    });

    storeTest('lets one of many writes at once succeed', async ({ store }) => {
      const checkout = made(oneTime);
      await store.add(checkout);
      const writes = Array.from({ length: 10 }, () => store.update({ ...checkout, charges: [charge(2500)] }));
      expect((await Promise.all(writes)).filter(Boolean).length).toBe(1);
      expect((await store.find(checkout.slug))?.charges.length).toBe(1);
    });

    storeTest('is not changed by what is done to what it gave', async ({ store }) => {
      const checkout = made(oneTimeInFull);
      await store.add(checkout);
      const found = await store.find(checkout.slug);
      if (found?.metadata) found.metadata['campaign'] = 'autumn';
      expect(await store.find(checkout.slug)).toEqual(checkout);
    });

    storeTest('adds up how far its clock is ahead', async ({ store }) => {
      const before = await store.clockOffset();
      await store.advanceClock(1_500);
      await store.advanceClock(500);
      expect(await store.clockOffset()).toBe(before + 2_000);
      await store.putClockAhead(before + 1_000);
      expect(await store.clockOffset()).toBe(before + 2_000);
      await Promise.all([3_000, 5_000, 4_000].map((more) => store.putClockAhead(before + more)));
      expect(await store.clockOffset()).toBe(before + 5_000);
    });
  });
};
