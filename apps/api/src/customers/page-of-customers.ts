import { type CustomerSearch, type CustomerSort, MAX_COUNTED_CUSTOMERS } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { pageAround } from '../calls/list-cursor.ts';
import { microsecondsOf, momentOfMicroseconds } from '../db/microseconds.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { customerConditions } from './customer-conditions.ts';
import { type CustomerCursor, customerCursors } from './customer-cursor.ts';

/** Up to this number of rows that match, they are found first and then sorted; more are met while reading in order. */
const FEW = 2000;

/** A row of the list; amounts are cents without VAT. */
export interface CustomerOfList {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly company: string;
  readonly phone: string;
  readonly postcode: string;
  readonly city: string;
  readonly country: string;
  readonly orders: number;
  readonly quotes: number;
  readonly submissions: number;
  readonly turnover: number;
  readonly first_seen_at: Date;
  readonly last_seen_at: Date;
  /** Its value in the order of the list, as text. */
  readonly sort_text: string;
}

interface AskedPage extends CustomerSearch {
  readonly cursor: string;
  readonly limit: number;
}

const columns: Record<CustomerSort, RawBuilder<unknown>> = {
  seen: sql`c.last_seen_at`,
  name: sql`c.sort_name`,
  orders: sql`c.orders`,
  turnover: sql`c.turnover`,
};

/** Whether the rows that match are counted, which an export does not need for each of its parts. */
type Counting = 'counted' | 'uncounted';

/** A page of a search with the cursors around it. A cursor that is not one of this list gives the first page. */
export async function pageOfCustomers(
  tx: WebsiteTransaction,
  websiteId: string,
  asked: AskedPage,
  counting: Counting = 'counted',
) {
  const { sort, limit } = asked;
  const most = MAX_COUNTED_CUSTOMERS + 1;
  const cursor = customerCursors.read(asked.cursor, sort);
  const conditions = await customerConditions(tx, websiteId, asked, most);
  const total = counting === 'counted' ? await countRows(tx, conditions, most) : 0;
  // All customers are read in the order of an index; a search that is not counted may have few.
  const isMany = counting === 'counted' ? total > FEW : asked.query.trim() === '';
  const found = await readRows(tx, asked, { conditions, cursor, isMany });
  const placeOf = ({ sort_text: value, id }: CustomerOfList) => ({ value, id, within: '' });
  return { ...pageAround(customerCursors, { found, limit, sort, cursor, placeOf }), total };
}

async function countRows(
  tx: WebsiteTransaction,
  conditions: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (
      select 1 from customers c where ${conditions} limit ${most}) found`.execute(tx);
  return rows[0]?.total ?? 0;
}

interface Reading {
  readonly conditions: RawBuilder<unknown>;
  readonly cursor: CustomerCursor | undefined;
  readonly isMany: boolean;
}

/** The rows of the page, with one more if there is one. */
async function readRows(
  tx: WebsiteTransaction,
  { sort, descending, limit }: AskedPage,
  { conditions, cursor, isMany }: Reading,
): Promise<CustomerOfList[]> {
  const isDown = descending !== (cursor?.isBefore ?? false);
  const direction = isDown ? sql`desc` : sql`asc`;
  const value = columns[sort];
  const beyond = cursor
    ? sql`(${value}, c.id) ${isDown ? sql`<` : sql`>`} (${valueOf(cursor)}, ${cursor.id})`
    : sql`true`;
  const order = sql`order by ${value} ${direction}, c.id ${direction} limit ${limit + 1}`;
  const from = isMany
    ? sql`customers c where ${conditions} and ${beyond} ${order}`
    : sql`found c where ${beyond} ${order}`;
  const { rows } = await sql<CustomerOfList>`
    with found as materialized (select c.* from customers c where ${isMany ? sql`false` : conditions})
    select c.id, c.email, c.name, c.company, c.phone, c.postcode, c.city, c.country, c.orders, c.quotes, c.submissions,
      c.turnover, c.first_seen_at, c.last_seen_at, ${sortText(sort)} as sort_text
    from ${from}`.execute(tx);
  return rows;
}

/** The value of a cursor, compared with what the list is sorted by. */
function valueOf({ sort, value }: CustomerCursor): RawBuilder<unknown> {
  if (sort === 'seen') return momentOfMicroseconds(value);
  return sort === 'name' ? sql`${value}` : sql`${value}::bigint`;
}

function sortText(sort: CustomerSort): RawBuilder<unknown> {
  if (sort !== 'seen') return sql`(${columns[sort]})::text`;
  return microsecondsOf(sql`c.last_seen_at`);
}
