/** The steps that create and change the tables. A released step never changes. */
export const migrations: readonly (readonly string[])[] = [
  [
    `create table if not exists payer (
      id text primary key,
      email text not null,
      first_name text,
      last_name text,
      phone text,
      country text,
      city text,
      line1 text,
      line2 text,
      postcode text,
      state text
    ) strict`,
    `create table if not exists checkout (
      slug text primary key,
      id text not null unique,
      type text not null check (type in ('one_time', 'subscription')),
      mode text not null check (mode in ('live', 'test')),
      charity text not null,
      provider text not null,
      status text not null,
      currency text not null,
      tip integer not null check (tip >= 0),
      payer_id text not null references payer (id),
      metadata text,
      return_url text,
      created_at integer not null,
      updated_at integer not null,
      expires_at integer,
      revision integer not null
    ) strict`,
    `create table if not exists subscription (
      slug text primary key references checkout (slug),
      name text not null,
      interval text not null,
      interval_count integer not null check (interval_count > 0),
      cancel_at_period_end integer not null check (cancel_at_period_end in (0, 1)),
      current_period_start integer,
      current_period_end integer
    ) strict`,
    `create table if not exists item (
      id text primary key,
      slug text not null references checkout (slug),
      position integer not null,
      type text not null check (type in ('recurring', 'one_time')),
      quantity integer not null check (quantity > 0),
      amount integer not null,
      country_iso text,
      intention text,
      project text
    ) strict`,
    `create index if not exists item_of_checkout on item (slug, position)`,
    `create table if not exists charge (
      id text primary key,
      slug text not null references checkout (slug),
      amount integer not null,
      created_at integer not null
    ) strict`,
    `create index if not exists charge_of_checkout on charge (slug, created_at)`,
  ],
  // This step creates a table and doesn't change one, because two processes that open the file together can both
  // run it.
  [
    `create table if not exists upcoming (
      slug text primary key references checkout (slug),
      confirmation_due_at integer,
      confirmation_outcome text check (confirmation_outcome in ('paid', 'declined')),
      next_renewal_fails integer not null check (next_renewal_fails in (0, 1))
    ) strict`,
    `create table if not exists clock (
      id integer primary key check (id = 1),
      offset_milliseconds integer not null check (offset_milliseconds >= 0)
    ) strict`,
  ],
];

/** @throws {Error} if a newer version has changed the database */
export const refuseNewer = (done: number): void => {
  if (done <= migrations.length) return;
  throw new Error(
    `it belongs to a newer version of the sandbox (step ${done}, but this version knows ${migrations.length})`,
  );
};
