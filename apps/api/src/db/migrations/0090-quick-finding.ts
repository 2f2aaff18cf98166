import { sql } from 'kysely';
import type { Migration } from './migration.ts';
import { createFindPiece } from './quick-finding/create-find-piece.ts';
import { createFind, createMatches } from './quick-finding/create-finds.ts';

/** Orders, products and customers are found by a rare part of long words, and the best sold products of a month in an index. */
export const quickFinding: Migration = {
  name: '0090-quick-finding',
  async up(db) {
    await createFindPiece(db);
    const newest = 't.created_at desc, t.id desc';
    const seenLast = 't.last_seen_at desc, t.id desc';
    const shownOrder = 't.number, t.number, find_person(t.customer)';
    await createFind(db, { name: 'find_orders', table: 'orders', order: newest, shown: shownOrder });
    const name = `concat_ws(' · ', nullif(t.company, ''), nullif(t.name, ''))`;
    const shownCustomer = `t.id, coalesce(nullif(${name}, ''), t.email), t.email`;
    await createFind(db, {
      name: 'find_customers',
      table: 'customers',
      order: seenLast,
      shown: shownCustomer,
    });
    await createMatches(db, {
      name: 'match_purchases',
      key: 'token',
      tables: ['orders', 'quotes'],
      order: newest,
    });
    const shownProduct = 't.id, t.title, t.url';
    await createFind(db, { name: 'find_products', table: 'products', order: 't.id', shown: shownProduct });
    await createMatches(db, { name: 'match_products', key: 'id', tables: ['products'], order: 't.id' });
    await createMatches(db, { name: 'match_customers', key: 'id', tables: ['customers'], order: seenLast });
    await sql`create index product_sales_best on product_sales (website_id, unit, starts, turnover desc)`.execute(
      db,
    );
  },
};
