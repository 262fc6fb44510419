import type { Client, InStatement, InValue } from '@libsql/client';
import { openClient } from './libsql-client.js';
import { migrations, refuseNewer } from './libsql-migrations.js';
import { checkoutOfRows } from './libsql-rows.js';
import type { Checkout, Item, Store } from './store.js';

type Columns = Record<string, InValue | undefined>;

const insert = (table: string, columns: Columns): InStatement => ({
  sql: `insert into ${table} (${Object.keys(columns).join(', ')})
        values (${Object.keys(columns)
          .map((name) => `:${name}`)
          .join(', ')})`,
  args: Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, value ?? null])),
});

const insertPayer = ({ payer: { billing_address: address, ...payer } }: Checkout) =>
  insert('payer', {
    id: payer.id,
    email: payer.email,
    first_name: payer.first_name,
    last_name: payer.last_name,
    phone: payer.phone,
    country: address?.country,
    city: address?.city,
    line1: address?.line1,
    line2: address?.line2,
    postcode: address?.postcode,
    state: address?.state,
  });

const insertCheckout = (checkout: Checkout) =>
  insert('checkout', {
    slug: checkout.slug,
    id: checkout.id,
    type: checkout.type,
    mode: checkout.mode,
    charity: checkout.charity,
    provider: checkout.provider,
    status: checkout.status,
    currency: checkout.currency,
    tip: checkout.tip,
    payer_id: checkout.payer.id,
    metadata: checkout.metadata && JSON.stringify(checkout.metadata),
    return_url: checkout.returnUrl,
    created_at: checkout.createdAt.getTime(),
    updated_at: checkout.updatedAt.getTime(),
    expires_at: checkout.type === 'one_time' ? checkout.expiresAt?.getTime() : null,
    revision: checkout.revision,
  });

const subscriptionColumns = (checkout: Checkout) =>
  checkout.type === 'subscription'
    ? {
        cancel_at_period_end: checkout.cancelAtPeriodEnd ? 1 : 0,
        current_period_start: checkout.currentPeriod?.start.getTime() ?? null,
        current_period_end: checkout.currentPeriod?.end.getTime() ?? null,
      }
    : undefined;

const insertSubscription = (checkout: Checkout) =>
  checkout.type === 'subscription'
    ? [
        insert('subscription', {
          slug: checkout.slug,
          name: checkout.name,
          interval: checkout.interval,
          interval_count: checkout.intervalCount,
          ...subscriptionColumns(checkout),
        }),
      ]
    : [];

const insertItem =
  (slug: string) =>
  ({ id, type, quantity, amount, country_iso, intention, project }: Item, position: number) =>
    insert('item', { id, slug, position, type, quantity, amount, country_iso, intention, project });

// Each statement of an update only applies to the revision that was read. The revision changes last.
const unlessWritten = 'exists (select 1 from checkout where slug = :slug and revision = :revision)';

// A daily donation has hundreds of charges, so one statement adds them all. Existing charges don't change.
const addCharges = ({ slug, revision, charges }: Checkout): InStatement => ({
  sql: `insert into charge (id, slug, amount, created_at)
        select value ->> 'id', :slug, value ->> 'amount', value ->> 'created_at' from json_each(:charges)
        where ${unlessWritten} on conflict (id) do nothing`,
  args: {
    slug,
    revision,
    charges: JSON.stringify(
      charges.map(({ id, amount, createdAt }) => ({ id, amount, created_at: createdAt.getTime() })),
    ),
  },
});

const writeUpcoming = (checkout: Checkout): InStatement => ({
  sql: `insert into upcoming (slug, confirmation_due_at, confirmation_outcome, next_renewal_fails)
        select :slug, :due_at, :outcome, :next_renewal_fails where ${unlessWritten}
        on conflict (slug) do update set
          confirmation_due_at = excluded.confirmation_due_at,
          confirmation_outcome = excluded.confirmation_outcome,
          next_renewal_fails = excluded.next_renewal_fails`,
  args: {
    slug: checkout.slug,
    revision: checkout.revision,
    due_at: checkout.confirmation?.dueAt.getTime() ?? null,
    outcome: checkout.confirmation?.outcome ?? null,
    next_renewal_fails: checkout.type === 'subscription' && checkout.nextRenewalFails ? 1 : 0,
  },
});

const updateSubscription = (checkout: Checkout): InStatement[] => {
  const columns = subscriptionColumns(checkout);
  return columns
    ? [
        {
          sql: `update subscription
                set cancel_at_period_end = :cancel_at_period_end,
                    current_period_start = :current_period_start, current_period_end = :current_period_end
                where slug = :slug and ${unlessWritten}`,
          args: { slug: checkout.slug, revision: checkout.revision, ...columns },
        },
      ]
    : [];
};

const updateCheckout = ({ slug, revision, status, tip, updatedAt }: Checkout): InStatement => ({
  sql: `update checkout set status = :status, tip = :tip, updated_at = :updated_at, revision = revision + 1
        where slug = :slug and revision = :revision`,
  args: { slug, revision, status, tip, updated_at: updatedAt.getTime() },
});

const migrate = async (client: Client) => {
  await client.execute('create table if not exists migration (version integer primary key) strict');
  const { rows } = await client.execute('select coalesce(max(version), 0) as version from migration');
  const done = Number(rows[0]?.['version'] ?? 0);
  refuseNewer(done);
  for (const [index, steps] of migrations.entries()) {
    if (index < done) continue;
    const record = { sql: 'insert or ignore into migration (version) values (?)', args: [index + 1] };
    await client.batch([...steps, record], 'write');
  }
};

/**
 * Opens the database of a sandbox, and creates it if it doesn't exist.
 *
 * @param url `file:…` for an embedded database, or the address of a libSQL server
 * @param authToken the token, if the server needs one
 */
export const openLibsqlStore = async (url: string, authToken?: string): Promise<Store> => {
  const client = await openClient(url, authToken);
  try {
    if (url.startsWith('file:')) await client.execute('pragma journal_mode = wal');
    await migrate(client);
  } catch (error) {
    client.close();
    throw error;
  }

  return {
    // Each write is one batch and therefore one transaction, so two writes never mix.
    async add(checkout) {
      await client.batch(
        [
          insertPayer(checkout),
          insertCheckout(checkout),
          ...insertSubscription(checkout),
          ...checkout.items.map(insertItem(checkout.slug)),
        ],
        'write',
      );
    },

    async find(slug) {
      const [found, items, charges] = await client.batch(
        [
          {
            sql: `select checkout.*,
                    email, first_name, last_name, phone, country, city, line1, line2, postcode, state,
                    name, interval, interval_count, cancel_at_period_end,
                    current_period_start, current_period_end,
                    confirmation_due_at, confirmation_outcome, next_renewal_fails
                  from checkout
                  join payer on payer.id = checkout.payer_id
                  left join subscription on subscription.slug = checkout.slug
                  left join upcoming on upcoming.slug = checkout.slug
                  where checkout.slug = ?`,
            args: [slug],
          },
          { sql: 'select * from item where slug = ? order by position', args: [slug] },
          { sql: 'select * from charge where slug = ? order by created_at, rowid', args: [slug] },
        ],
        'read',
      );
      const row = found?.rows[0];
      return row && checkoutOfRows(row, items?.rows ?? [], charges?.rows ?? []);
    },

    async update(next) {
      const results = await client.batch(
        [addCharges(next), writeUpcoming(next), ...updateSubscription(next), updateCheckout(next)],
        'write',
      );
      return results.at(-1)?.rowsAffected === 1;
    },

    async clockOffset() {
      const { rows } = await client.execute('select offset_milliseconds from clock');
      return Number(rows[0]?.['offset_milliseconds'] ?? 0);
    },

    async advanceClock(milliseconds) {
      await client.execute({
        sql: `insert into clock (id, offset_milliseconds) values (1, :milliseconds)
              on conflict (id) do update set offset_milliseconds = offset_milliseconds + :milliseconds`,
        args: { milliseconds },
      });
    },

    async putClockAhead(milliseconds) {
      await client.execute({
        sql: `insert into clock (id, offset_milliseconds) values (1, :milliseconds)
              on conflict (id) do update set offset_milliseconds = max(offset_milliseconds, :milliseconds)`,
        args: { milliseconds },
      });
    },

    close() {
      client.close();
    },
  };
};
