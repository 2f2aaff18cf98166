import { type RawBuilder, sql } from 'kysely';
import type { Cursor } from './list-cursor.ts';
import { productsAndStock } from './list-filters.ts';

/** What products that are not counted have in the order by stock: more than any number. */
export const NOT_COUNTED = 2_147_483_647;

interface StockPage {
  readonly where: RawBuilder<unknown>;
  readonly direction: RawBuilder<unknown>;
  readonly isDown: boolean;
  readonly cursor: Cursor | undefined;
  readonly limit: number;
}

/**
 * A page by stock of many products, in two parts that each follow an index: those that are counted, and the others, which
 * all have the same value and are sorted by their id.
 */
export function byStock({ where, direction, isDown, cursor, limit }: StockPage): RawBuilder<unknown> {
  const isAmongOthers = cursor?.value === String(NOT_COUNTED);
  const sign = isDown ? sql`<` : sql`>`;
  let counted = sql`true`;
  let others = sql`true`;
  if (cursor && isAmongOthers) {
    counted = isDown ? sql`true` : sql`false`;
    others = sql`p.id ${sign} ${cursor.id}`;
  } else if (cursor) {
    counted = sql`(s.available, s.product_id) ${sign} (${cursor.value}::integer, ${cursor.id})`;
    others = isDown ? sql`false` : sql`true`;
  }
  return sql`
    select id, sort_value from (
      (select p.id, s.available as sort_value from stock s
        join products p on p.website_id = s.website_id and p.id = s.product_id
        where s.website_id = current_setting('app.website_id', true) and ${where} and p.stock_management and ${counted}
        order by s.available ${direction}, s.product_id ${direction} limit ${limit + 1})
      union all
      (select p.id, ${sql.lit(NOT_COUNTED)} from ${productsAndStock} where ${where} and not p.stock_management and ${others}
        order by p.id ${direction} limit ${limit + 1})) parts
    order by sort_value ${direction}, id ${direction} limit ${limit + 1}`;
}
