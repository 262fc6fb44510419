import * as z from 'zod/mini';
import { intervalUnits } from '../../src/schema/interval-unit.js';
import { sessionStatuses, subscriptionStatuses, type Charge, type Checkout, type Item } from './store.js';

// A copy made by `z.record` would have no `__proto__` key.
const jsonObject = z.custom<Record<string, unknown>>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
);
const optionalText = z.nullable(z.string());
const moment = z.pipe(
  z.int(),
  z.transform((milliseconds: number) => new Date(milliseconds)),
);
const optionalMoment = z.nullable(moment);

const shared = {
  id: z.string(),
  slug: z.string(),
  mode: z.enum(['live', 'test']),
  charity: z.string(),
  provider: z.enum(['provider_a', 'provider_b']),
  currency: z.string(),
  tip: z.int(),
  metadata: optionalText,
  return_url: optionalText,
  created_at: moment,
  updated_at: moment,
  revision: z.int(),
  confirmation_due_at: optionalMoment,
  confirmation_outcome: z.nullable(z.enum(['paid', 'declined'])),
  payer_id: z.string(),
  email: z.string(),
  first_name: optionalText,
  last_name: optionalText,
  phone: optionalText,
  country: optionalText,
  city: optionalText,
  line1: optionalText,
  line2: optionalText,
  postcode: optionalText,
  state: optionalText,
};

const sessionRow = z.object({
  ...shared,
  type: z.literal('one_time'),
  status: z.enum(sessionStatuses),
  expires_at: optionalMoment,
});

const subscriptionRow = z.object({
  ...shared,
  type: z.literal('subscription'),
  status: z.enum(subscriptionStatuses),
  name: z.string(),
  interval: z.enum(intervalUnits),
  interval_count: z.int(),
  cancel_at_period_end: z.int(),
  current_period_start: optionalMoment,
  current_period_end: optionalMoment,
  next_renewal_fails: z.nullable(z.int()),
});

const checkoutRow = z.discriminatedUnion('type', [sessionRow, subscriptionRow]);

const itemRow = z.object({
  id: z.string(),
  type: z.enum(['recurring', 'one_time']),
  quantity: z.int(),
  amount: z.int(),
  country_iso: optionalText,
  intention: optionalText,
  project: optionalText,
});

const chargeRow = z.object({ id: z.string(), amount: z.int(), created_at: moment });

type CheckoutRow = z.infer<typeof checkoutRow>;

const payerOf = (row: CheckoutRow) => ({
  id: row.payer_id,
  email: row.email,
  first_name: row.first_name ?? undefined,
  last_name: row.last_name ?? undefined,
  phone: row.phone ?? undefined,
  billing_address:
    row.country === null
      ? undefined
      : {
          country: row.country,
          city: row.city ?? undefined,
          line1: row.line1 ?? undefined,
          line2: row.line2 ?? undefined,
          postcode: row.postcode ?? undefined,
          state: row.state ?? undefined,
        },
});

const confirmationOf = ({ confirmation_due_at: dueAt, confirmation_outcome: outcome }: CheckoutRow) =>
  dueAt && outcome ? { dueAt, outcome } : null;

const metadataOf = (text: string | null) => (text === null ? undefined : jsonObject.parse(JSON.parse(text)));

const itemOf = (value: unknown): Item => {
  const { country_iso, intention, project, ...row } = itemRow.parse(value);
  return {
    ...row,
    country_iso: country_iso ?? undefined,
    intention: intention ?? undefined,
    project: project ?? undefined,
  };
};

const chargeOf = (value: unknown): Charge => {
  const { created_at: createdAt, ...row } = chargeRow.parse(value);
  return { ...row, createdAt };
};

/** Makes a checkout from its rows. Throws if `libsql-store` can't have written them. */
export const checkoutOfRows = (
  value: unknown,
  items: readonly unknown[],
  charges: readonly unknown[],
): Checkout => {
  const row = checkoutRow.parse(value);
  const common = {
    id: row.id,
    slug: row.slug,
    mode: row.mode,
    charity: row.charity,
    provider: row.provider,
    currency: row.currency,
    tip: row.tip,
    payer: payerOf(row),
    items: items.map(itemOf),
    charges: charges.map(chargeOf),
    confirmation: confirmationOf(row),
    metadata: metadataOf(row.metadata),
    returnUrl: row.return_url ?? undefined,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    revision: row.revision,
  };
  if (row.type === 'one_time') {
    return { ...common, type: row.type, status: row.status, expiresAt: row.expires_at };
  }
  const { current_period_start: start, current_period_end: end } = row;
  return {
    ...common,
    type: row.type,
    status: row.status,
    name: row.name,
    interval: row.interval,
    intervalCount: row.interval_count,
    cancelAtPeriodEnd: row.cancel_at_period_end === 1,
    currentPeriod: start && end ? { start, end } : null,
    nextRenewalFails: row.next_renewal_fails === 1,
  };
};
