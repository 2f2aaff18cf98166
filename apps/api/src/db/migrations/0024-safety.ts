import { type Kysely, sql } from 'kysely';
import { protectTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Counters of calls, which hold over all processes, and the browsers that are known for an account or an order, so that
 * wrong guesses of strangers do not delay them. The counters survive no crash of the server: they need no log. Payments in
 * which no money moves are marked.
 */
export const safety: Migration = {
  name: '0024-safety',
  async up(db) {
    await sql`
      create unlogged table call_counts (
        key_hash text primary key,
        busy_until timestamptz not null
      ) with (fillfactor = 50)`.execute(db);
    // Only the functions read and write it. They run with the rights of the schema's owner, to whom its security applies too.
    await protectTable(db, 'call_counts', sql`false`);
    await sql`create policy call_counts_owner on call_counts to current_user using (true)`.execute(db);

    await countCalls.execute(db);
    await undoCalls.execute(db);
    await sql`
      create function forget_calls() returns void
      language sql security definer set search_path = public, pg_temp
      begin atomic delete from call_counts where busy_until < now() - interval '1 minute'; end`.execute(db);
    const functions = sql`count_calls(text[], float8[], float8[]), undo_calls(text[], float8[]), forget_calls()`;
    await sql`revoke execute on function ${functions} from public`.execute(db);
    await sql`grant execute on function ${functions} to etalage_app`.execute(db);

    await sql`
      create table known_browsers (
        website_id text references websites (id) on delete cascade,
        subject text not null,
        browser_hash text not null,
        seen_at timestamptz not null default now(),
        unique nulls not distinct (website_id, subject, browser_hash)
      )`.execute(db);
    await sql`create index known_browsers_by_hash on known_browsers (website_id, browser_hash)`.execute(db);
    await protectTable(
      db,
      'known_browsers',
      sql`website_id = current_setting('app.website_id', true) or
        (website_id is null and (subject = current_setting('app.user_id', true)
          or browser_hash = current_setting('app.browser_hash', true)))`,
    );
    await markTestPayments(db);
  },
};

/** Marks payments in which no money moves, also those that exist: the emulator knows its own. */
async function markTestPayments(db: Kysely<unknown>): Promise<void> {
  await sql`alter table payment_attempts add column is_test boolean not null default false`.execute(db);
  const tables = ['payment_attempts', 'payment_emulator_payments'].map((name) => sql.table(name));
  // The rows of all websites together, so row-level security must not apply to the owner here.
  for (const table of tables) await sql`alter table ${table} no force row level security`.execute(db);
  await sql`
    update payment_attempts a set is_test = true from payment_emulator_payments p
    where p.website_id = a.website_id and p.id = a.psp_id`.execute(db);
  for (const table of tables) await sql`alter table ${table} force row level security`.execute(db);
}

/**
 * A key is busy until the time at which all its calls are worked off, one per `spacing` seconds; it has room for calls
 * of `room` seconds. Counts a call of every key and returns 0; or counts nothing and returns the seconds until there is
 * room. The first statement locks the rows in one order, so that concurrent calls wait for each other and never in a circle.
 */
const countCalls = sql`
  create function count_calls(keys text[], spacings float8[], rooms float8[]) returns float8
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    wait float8;
    moment timestamptz;
  begin
    insert into call_counts as c (key_hash, busy_until)
      select key, now() from unnest(keys) as key order by key
      on conflict (key_hash) do update set busy_until = c.busy_until;
    moment := clock_timestamp();
    select max(extract(epoch from greatest(c.busy_until, moment) - moment) + k.spacing - k.room) into wait
      from unnest(keys, spacings, rooms) as k (key, spacing, room) join call_counts c on c.key_hash = k.key;
    if wait > 0.001 then return wait; end if;
    update call_counts c set busy_until = greatest(c.busy_until, moment) + k.spacing * interval '1 second'
      from unnest(keys, spacings) as k (key, spacing) where c.key_hash = k.key;
    return 0;
  end $$`;

/** Takes back calls that were counted. */
const undoCalls = sql`
  create function undo_calls(keys text[], spacings float8[]) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
  begin
    perform from call_counts where key_hash = any (keys) order by key_hash for update;
    update call_counts c set busy_until = c.busy_until - k.spacing * interval '1 second'
      from unnest(keys, spacings) as k (key, spacing) where c.key_hash = k.key;
  end $$`;
