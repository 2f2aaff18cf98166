import type { OrderSort } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { microsecondsOf, momentOfMicroseconds } from '../db/microseconds.ts';
import type { Conditions } from './list-conditions.ts';
import type { OrderCursor } from './order-cursor.ts';

/** Up to this number of rows that match, they are found first and then sorted; more are met while reading in order. */
const FEW = 2000;

const columns: Record<OrderSort, RawBuilder<unknown>> = {
  date: sql`created_at`,
  number: sql`sort_number`,
  customer: sql`sort_customer`,
  total: sql`total_incl_tax`,
};

/** Which page of the rows is asked for, and how it is read. */
export interface PageOrder {
  readonly sort: OrderSort;
  readonly isDown: boolean;
  readonly cursor: OrderCursor | undefined;
  readonly limit: number;
}

/** The rows of a page, with one more if there is one: from which table, their id and their value in the order of the list. */
export function chosenRows(
  { orders, quotes, total }: Conditions & { readonly total: number },
  page: PageOrder,
): RawBuilder<unknown> {
  const isMany = total > FEW;
  const inOrder = orderOf(page);
  /** The rows of a table that match; of many, no more are read than a page has. */
  const from = (table: 'orders' | 'quotes', name: 'o' | 'q', conditions: readonly RawBuilder<unknown>[]) => {
    const row = sql.ref(name);
    const value = sql`${row}.${columns[page.sort]}`;
    const all = isMany ? [...conditions, beyond(value, sql`${row}.id`, page)] : conditions;
    return sql`(select ${sql.lit(table)} as source, ${row}.id, ${value} as sort_value
      from ${sql.table(table)} ${row} where ${sql.join(all, sql` and `)} ${isMany ? inOrder : sql``})`;
  };
  const sources = [from('orders', 'o', orders), ...(quotes ? [from('quotes', 'q', quotes)] : [])];
  return sql`with found as materialized (${sql.join(sources, sql` union all `)})
    select * from found where ${isMany ? sql`true` : beyond(sql`sort_value`, sql`id`, page)} ${inOrder}`;
}

/** The rows of a page of what is found as `found`, with all that the list sorts by. */
export function chosenOf(page: PageOrder): RawBuilder<unknown> {
  const column = columns[page.sort];
  // A function returns texts without the collation of their columns.
  const value = page.sort === 'date' || page.sort === 'total' ? column : sql`${column} collate "C"`;
  return sql`select source, id, ${value} as sort_value from found
    where ${beyond(value, sql`id`, page)} ${orderOf(page)}`;
}

/** The order of the rows, and how many of them. */
export function orderOf({ isDown, limit }: PageOrder): RawBuilder<unknown> {
  const direction = isDown ? sql`desc` : sql`asc`;
  return sql`order by sort_value ${direction}, id ${direction} limit ${limit + 1}`;
}

function beyond(value: RawBuilder<unknown>, id: RawBuilder<unknown>, page: PageOrder): RawBuilder<unknown> {
  const { cursor, isDown } = page;
  if (!cursor) return sql`true`;
  return sql`(${value}, ${id}) ${isDown ? sql`<` : sql`>`} (${valueOf(cursor)}, ${cursor.id})`;
}

/** The value of a cursor, compared with what the list is sorted by. */
function valueOf({ sort, value }: OrderCursor): RawBuilder<unknown> {
  if (sort === 'date') return momentOfMicroseconds(value);
  return sort === 'total' ? sql`${value}::bigint` : sql`${value}`;
}

/** The value of a row in the order of the list, as text. */
export function sortText(sort: OrderSort): RawBuilder<unknown> {
  if (sort !== 'date') return sql`sort_value::text`;
  return microsecondsOf(sql`sort_value`);
}
