import { type RawBuilder, sql } from 'kysely';

/** Methods that are paid outside the shop, after the order. */
const PAID_LATER = sql`('', 'wire', 'pay_on_pickup')`;

/** Whether an order `o` counts as a sale: it is valid, and its online payment arrived. */
export const isSale: RawBuilder<unknown> = sql`o.status <> 'cancelled' and (o.payment_method in ${PAID_LATER} or exists (
  select from payment_events e where e.website_id = o.website_id and e.order_id = o.id and e.status = 'paid'))`;

/** Whether the online payment of an order `o` was tried and did not arrive. */
export const isUnpaidAfterAll: RawBuilder<unknown> = sql`o.status = 'placed' and o.payment_method not in ${PAID_LATER}
  and exists (select from payment_events e where e.website_id = o.website_id and e.order_id = o.id
    and e.status in ('failed', 'canceled', 'expired'))
  and not exists (select from payment_events e where e.website_id = o.website_id and e.order_id = o.id
    and e.status in ('paid', 'authorized', 'pending'))`;
