import { type Kysely, sql } from 'kysely';
import type { Migration } from './migration.ts';
import { createCompaction } from './prior-price/create-compaction.ts';
import { createKeepPrice } from './prior-price/create-keep-price.ts';
import { createPriceRecord } from './prior-price/create-price-record.ts';

/**
 * The history of prices says what visitors were asked: also when a product could be seen, and when its options and variants
 * changed, so that the lowest price before a reduction follows from it.
 */
export const priorPrice: Migration = {
  name: '0092-prior-price',
  async up(db) {
    await sql`
      alter table price_history
        add column is_public boolean not null default true,
        add column is_repriced boolean not null default false,
        add column variants jsonb not null default '{}',
        add column variant_changes integer not null default 0,
        alter column at set default clock_or(now())`.execute(db);
    await sql`create index price_history_sales on price_history (website_id, at)
      where sale_price_cents is not null`.execute(db);
    await createCompaction(db);
    await createKeepPrice(db);
    await createPriceRecord(db);
    await keepWhatIsHidden(db);
    await refuseChanges(db);
  },
};

/** From now on nobody is asked the price of what is no longer, or not yet, shown. */
async function keepWhatIsHidden(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into price_history (website_id, product_id, price_cents, sale_price_cents, lowest_price_cents, is_public)
      select website_id, id, price_cents, sale_price_cents, lowest_price_cents, false from products
      where website_id = ${id} and (status <> 'published' or hide_price)`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}

async function refuseChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function refuse_price_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a price that was asked is never changed' using errcode = 'restrict_violation';
    end $$`.execute(db);
  await sql`
    create trigger price_history_stays before update on price_history
    for each row execute function refuse_price_change()`.execute(db);
}
