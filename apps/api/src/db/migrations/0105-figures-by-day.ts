import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/** What is counted by the hour, with its columns of sums. */
const counted = [
  { hours: 'sale_hours', days: 'sale_days', sums: ['turnover', 'orders'] },
  { hours: 'visit_counts', days: 'visit_days', sums: ['visits'] },
] as const;

type Counted = (typeof counted)[number];

/**
 * The sums of the overview also by Dutch day. They follow those of the hours, so that two years are 730 rows and not
 * 17,520.
 */
export const figuresByDay: Migration = {
  name: '0105-figures-by-day',
  async up(db) {
    await sql`
      create table sale_days (
        website_id text not null references websites (id) on delete cascade,
        day date not null,
        turnover bigint not null,
        orders integer not null,
        primary key (website_id, day)
      )`.execute(db);
    await sql`
      create table visit_days (
        website_id text not null references websites (id) on delete cascade,
        day date not null,
        visits integer not null,
        primary key (website_id, day)
      )`.execute(db);
    for (const one of counted) {
      await protectTenantTable(db, one.days);
      await sumExisting(db, one);
      await followHours(db, one);
    }
  },
};

const DAY = sql.raw(`at time zone 'Europe/Amsterdam')::date`);
const listOf = (parts: readonly string[]) => sql.raw(parts.join(', '));

async function sumExisting(db: Kysely<unknown>, { hours, days, sums }: Counted): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into ${sql.table(days)} (website_id, day, ${listOf(sums)})
      select website_id, (hour ${DAY}, ${listOf(sums.map((sum) => `sum(${sum})`))} from ${sql.table(hours)}
      where website_id = ${id} group by 1, 2`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}

/** A day of a website that is being deleted may be gone before its hours, so of those nothing is inserted. */
async function followHours(db: Kysely<unknown>, { hours, days, sums }: Counted): Promise<void> {
  const follow = sql.id(`follow_${hours}`);
  const lowered = listOf(sums.map((sum) => `${sum} = d.${sum} - old.${sum}`));
  const raised = listOf(sums.map((sum) => `${sum} = d.${sum} + excluded.${sum}`));
  await sql`
    create function ${follow}() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        update ${sql.table(days)} d set ${lowered}
        where d.website_id = old.website_id and d.day = (old.hour ${DAY};
      end if;
      if tg_op <> 'DELETE' then
        insert into ${sql.table(days)} as d (website_id, day, ${listOf(sums)})
        values (new.website_id, (new.hour ${DAY}, ${listOf(sums.map((sum) => `new.${sum}`))})
        on conflict (website_id, day) do update set ${raised};
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger follow after insert or update or delete on ${sql.table(hours)}
    for each row execute function ${follow}()`.execute(db);
}
