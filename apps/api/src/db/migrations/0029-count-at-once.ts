import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/**
 * Calls are counted by one statement where three did it: most calls are allowed, so a call is counted first and taken
 * back when its limit was reached.
 */
export const countAtOnce: Migration = {
  name: '0029-count-at-once',
  async up(db) {
    await countCalls.execute(db);
  },
};

/**
 * A key is busy until the time at which all its calls are worked off, one per `spacing` seconds; it has room for calls
 * of `room` seconds. Counts a call of every key and returns 0; or counts nothing and returns the seconds until there is
 * room. Rows are locked in one order, so that concurrent calls wait for each other and never in a circle. The room is
 * judged by the clock after that wait: by the one before it, the last allowed call of several would be refused.
 */
const countCalls = sql`
  create or replace function count_calls(keys text[], spacings float8[], rooms float8[]) returns float8
  language plpgsql security definer set search_path = public, pg_temp as $$
  declare
    wait float8;
    moment timestamptz := clock_timestamp();
  begin
    with counted as (
      insert into call_counts as c (key_hash, busy_until)
        select k.key, moment + k.spacing * interval '1 second'
          from unnest(keys, spacings) as k (key, spacing) order by k.key
        on conflict (key_hash) do update
          set busy_until = greatest(c.busy_until, moment) + (excluded.busy_until - moment)
        returning c.key_hash, c.busy_until)
    select max(extract(epoch from c.busy_until - clock_timestamp()) - k.room) into wait
      from counted c join unnest(keys, rooms) as k (key, room) on k.key = c.key_hash;
    if wait <= 0.001 then return 0; end if;
    update call_counts c set busy_until = c.busy_until - k.spacing * interval '1 second'
      from unnest(keys, spacings) as k (key, spacing) where c.key_hash = k.key;
    return wait;
  end $$`;
