import type { Customer, OrderStatus } from '@etalage/shop-domain/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** A row of the owner's list; `order_id` is null for a quote request. Amounts are cents, VAT included. */
export interface ListedPurchase {
  readonly number: string;
  readonly kind: 'order' | 'quote' | 'mixed';
  readonly status: OrderStatus;
  readonly order_id: string | null;
  readonly created_at: Date;
  readonly customer: Customer;
  readonly total: number;
}

/** The newest purchases; an order and a quote request from one cart are one row. */
export async function findNewestPurchases(
  tx: WebsiteTransaction,
  websiteId: string,
  limit: number,
): Promise<ListedPurchase[]> {
  const { rows } = await sql<ListedPurchase>`
    (select o.number, case when q.id is null then 'order' else 'mixed' end as kind, o.status, o.id as order_id,
            o.created_at, o.customer, o.total_incl_tax as total
     from orders o left join quotes q on q.website_id = o.website_id and q.token = o.token
     where o.website_id = ${websiteId} order by o.created_at desc, o.id limit ${limit})
    union all
    (select q.number, 'quote', 'placed', null, q.created_at, q.customer, q.total_incl_tax
     from quotes q
     where q.website_id = ${websiteId}
       and not exists (select from orders o where o.website_id = q.website_id and o.token = q.token)
     order by q.created_at desc, q.id limit ${limit})
    order by created_at desc, number desc limit ${limit}`.execute(tx);
  return rows;
}
