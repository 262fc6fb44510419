import { monthly } from './requests.js';
import type { OpenSandbox } from './sandbox.js';

type Slugged = { slug: string };

export const read = async (sandbox: OpenSandbox, { slug }: Slugged) =>
  (await (await sandbox.subscription(slug)).json()) as Record<string, unknown>;

export const act = (sandbox: OpenSandbox, { slug }: Slugged, action: string) =>
  sandbox.control(`/subscription/${slug}`, { action });

export const turnTo = (sandbox: OpenSandbox, to: string) => sandbox.control('/clock', { to });

/** A subscription whose first payment was taken on 31 January 2026 at 09:30. */
export const subscribed = async (sandbox: OpenSandbox, request: object = monthly, tip = '0') => {
  const created = await sandbox.created(request);
  await sandbox.send(created.checkout_url, { action: 'pay', tip });
  return created;
};

/** Reads a subscription, then returns its charges. */
export const chargesOf = async (sandbox: OpenSandbox, gift: Slugged) => {
  await read(sandbox, gift);
  return ((await sandbox.store.find(gift.slug))?.charges ?? []).map(({ amount, createdAt }) => ({
    amount,
    day: createdAt.toISOString().slice(0, 10),
  }));
};
