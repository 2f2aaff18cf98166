import { derivePayment, type PaymentEvent } from '@etalage/shop-domain';
import { type Kysely, sql } from 'kysely';

interface StoredEvent extends PaymentEvent {
  readonly order_id: string;
}

/** Orders whose events are read at once. */
const ORDERS_AT_ONCE = 1000;

/** Stores the payment state of the orders that exist, as it follows from their events. */
export async function storePaymentStatuses(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select website_ids() as id`.execute(db);
  for (const { id } of rows) {
    await sql`select set_config('app.website_id', ${id}, true)`.execute(db);
    let last = '';
    do last = await storeAfter(db, id, last);
    while (last !== '');
  }
  await sql`select set_config('app.website_id', '', true)`.execute(db);
}

/** Stores those of the next orders; returns the last of them, '' if there are no more. */
async function storeAfter(db: Kysely<unknown>, websiteId: string, after: string): Promise<string> {
  const { rows: orders } = await sql<{ id: string }>`
    select distinct order_id as id from payment_events where website_id = ${websiteId} and order_id > ${after}
    order by order_id limit ${ORDERS_AT_ONCE}`.execute(db);
  const ids = orders.map(({ id }) => id);
  const { rows: events } = await sql<StoredEvent>`
    select e.order_id, e.attempt_id as attempt, e.status, e.refunded::int as refunded,
      e.charged_back::int as charged_back, a.amount::int as amount
    from payment_events e join payment_attempts a on a.website_id = e.website_id and a.id = e.attempt_id
    where e.website_id = ${websiteId} and e.order_id = any(${ids}::text[])`.execute(db);
  const byOrder = Map.groupBy(events, ({ order_id }) => order_id);
  const derived = [...byOrder].map(([id, own]) => ({ id, status: derivePayment(own).status }));
  await sql`
    update orders o set payment_status = given.status
    from jsonb_to_recordset(${JSON.stringify(derived)}::jsonb) as given (id text, status text)
    where o.website_id = ${websiteId} and o.id = given.id`.execute(db);
  return ids.at(-1) ?? '';
}
