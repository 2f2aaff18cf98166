import type { OrderSearch } from '@etalage/api-contract';
import type { QuoteStatus, SentState } from '@etalage/shop-domain';
import type { Customer, OrderStatus, PaymentStatus } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { chosenOf, chosenRows, orderOf, type PageOrder, sortText } from './chosen-rows.ts';
import { type Matches, MOST_MATCHES } from './list-matches.repository.ts';
import { methodTitle } from './method-title.ts';
import type { OrderCursor } from './order-cursor.ts';
import { rareRows, saysCommon } from './word-conditions.ts';

/** A row of the owner's list; an order and a quote request from one cart are one. Amounts are cents, VAT included. */
export interface ListedRow {
  readonly source: 'orders' | 'quotes';
  readonly id: string;
  readonly number: string;
  readonly kind: 'order' | 'quote' | 'mixed';
  readonly status: OrderStatus;
  readonly sent: SentState;
  /** Of a quote that is a row of its own, as it is stored. */
  readonly quote_status: QuoteStatus | '';
  /** Until when its offer is valid. */
  readonly valid_until: string | null;
  readonly created_at: Date;
  readonly customer: Customer;
  readonly email: string;
  readonly country: string;
  readonly total: number;
  readonly payment_status: PaymentStatus;
  readonly payment_method: string;
  readonly pays_later: boolean;
  /** No money moves. */
  readonly test: boolean;
  /** The last day of its term, of an order that is paid afterwards and was sent. */
  readonly pay_by: string | null;
  /** Its value in the order of the list, as text. */
  readonly sort_text: string;
}

type Page = Pick<OrderSearch, 'sort' | 'descending'> & { readonly limit: number };

/** A page of what matches, with one row more if there is one. */
export async function findRows(
  tx: WebsiteTransaction,
  websiteId: string,
  matches: Matches,
  { sort, descending, limit }: Page,
  cursor: OrderCursor | undefined,
): Promise<ListedRow[]> {
  const page = pageOrderOf({ sort, descending, limit }, cursor);
  const { rows } = await sql<ListedRow>`
    with chosen as materialized (${chosenRows(matches, page)})
    select *, ${sortText(sort)} as sort_text from ${listedRows(websiteId)} ${orderOf(page)}`.execute(tx);
  return rows;
}

/**
 * A page of the rows that have rare words, and how many rows have them: one look in the index gives both. Of common words there
 * are as many as can be counted, and no rows.
 */
export async function findRareRows(
  tx: WebsiteTransaction,
  websiteId: string,
  words: readonly string[],
  asked: Page,
  cursor: OrderCursor | undefined,
): Promise<{ rows: ListedRow[]; total: number }> {
  const page = pageOrderOf(asked, cursor);
  const { rows } = await sql<ListedRow & { is_common: boolean; matching: number }>`
    with found as materialized (select * from ${rareRows(words, MOST_MATCHES)}),
      chosen as materialized (${chosenOf(page)})
    select counted.is_common, counted.matching, listed.*, ${sortText(asked.sort)} as sort_text
    from (select ${saysCommon} as is_common, count(*)::int as matching from found) counted left join ${listedRows(websiteId)} on true
    ${orderOf(page)}`.execute(tx);
  const [first] = rows;
  // Without any row on the page there is one with the number alone.
  const total = first?.is_common ? MOST_MATCHES : (first?.matching ?? 0);
  const found = rows.filter(({ id }) => id !== null);
  return { rows: found.map(({ is_common: _common, matching: _matching, ...row }) => row), total };
}

function pageOrderOf({ sort, descending, limit }: Page, cursor: OrderCursor | undefined): PageOrder {
  return { sort, limit, cursor, isDown: descending !== (cursor?.isBefore ?? false) };
}

/** The rows `chosen`, as `listed`, with all that the list shows of them. */
const listedRows = (websiteId: string) => sql`(
      select c.source, c.sort_value, o.id, o.number, case when o.with_quote then 'mixed' else 'order' end as kind,
        o.status, o.sent, '' as quote_status, null::date as valid_until, o.created_at, o.customer, o.email, o.country, o.total_incl_tax as total, o.payment_status,
        ${methodTitle} as payment_method, o.pay_days is not null as pays_later, o.pay_by, o.is_test as test
      from chosen c join orders o on o.website_id = ${websiteId} and o.id = c.id
      where c.source = 'orders'
      union all
      select c.source, c.sort_value, q.id, q.number, 'quote', 'placed', 'none', q.status, q.valid_until, q.created_at, q.customer, q.email,
        q.country, q.total_incl_tax, '', '', false, null::date, false
      from chosen c join quotes q on q.website_id = ${websiteId} and q.id = c.id
      where c.source = 'quotes') listed`;
