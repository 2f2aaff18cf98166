import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** What a grid shows of a product beside its own fields; worked out from its options whenever a product is written. */
export const tiles: Migration = {
  name: '0013-tiles',
  async up(db) {
    // Null: written before these columns, or nothing of it can be ordered. The product's own price is shown then.
    await sql`
      alter table products
        add column lowest_price_cents bigint
          check (lowest_price_cents between -1000000000 and 1000000000),
        add column is_from_price boolean not null default false,
        add column swatches jsonb not null default '[]' check (jsonb_typeof(swatches) = 'array')
    `.execute(db);
  },
};
