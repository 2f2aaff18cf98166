import { type Kysely, sql } from 'kysely';
import { protectTenantTable } from '../tenant-table.ts';
import type { Migration } from './migration.ts';

/**
 * Why there are as many pieces of a product as there are: every change of them, from the moment of this migration on. And
 * which products may have run low since that was last checked, and which ones the owner was told of.
 */
export const stockMovements: Migration = {
  name: '0055-stock-movements',
  async up(db) {
    await createMovements(db);
    await noticeChanges(db);
  },
};

async function createMovements(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_movements (
      website_id text not null references websites (id) on delete cascade,
      id bigint generated always as identity,
      product_id text not null,
      variant_id text not null,
      at timestamptz not null default clock_timestamp(),
      change integer not null check (change <> 0),
      on_hand integer not null check (on_hand >= 0),
      reason text not null check (reason in
        ('start', 'count', 'delivery', 'return', 'damage', 'other', 'sale', 'variants', 'undo')),
      note text not null default '',
      order_id text,
      member_name text not null default '',
      primary key (website_id, product_id, id)
    )`.execute(db);
  await protectTenantTable(db, 'stock_movements');
  await sql`revoke update, delete on stock_movements from etalage_app`.execute(db);
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    await sql`
      insert into stock_movements (website_id, product_id, variant_id, change, on_hand, reason)
      select website_id, product_id, '', on_hand, on_hand, 'start' from stock s
      where website_id = ${id} and on_hand > 0 and not exists (
        select from variant_stock v where v.website_id = s.website_id and v.product_id = s.product_id)
      union all
      select website_id, product_id, variant_id, on_hand, on_hand, 'start' from variant_stock
      where website_id = ${id} and on_hand > 0`.execute(db);
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}

/**
 * Marks the stock of a product as changed in the same write, so that a check reads only what changed. The row of a product
 * changes with every change of one of its variants.
 */
async function noticeChanges(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table stock
      add column low_due boolean not null default true,
      add column low_told boolean not null default false`.execute(db);
  await sql`create index stock_low_due on stock (website_id, product_id) where low_due`.execute(db);
  await sql`
    create function stock_changed() returns trigger language plpgsql as $$
    begin new.low_due := true; return new; end $$`.execute(db);
  await sql`
    create trigger stock_changed before update of on_hand, reserved on stock
    for each row execute function stock_changed()`.execute(db);
}
