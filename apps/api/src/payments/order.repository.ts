import type { Customer } from '@etalage/shop-domain/schema';
import { type Selectable, sql } from 'kysely';
import type { OrderTables } from '../db/tables/orders.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';
import { isTestPayment, type PaymentState } from './payment-state.ts';

export type OrderRow = Selectable<OrderTables['orders']>;
export type QuoteRow = Selectable<OrderTables['quotes']>;

/** The order, the quote request, or both, that were made from one cart; they share token, customer and snapshot. */
export interface Purchase {
  readonly token: string;
  readonly kind: 'order' | 'quote' | 'mixed';
  readonly number: string;
  readonly email: string;
  readonly customer: Customer;
  readonly snapshot: OrderSnapshot;
  readonly createdAt: Date;
  /** Of the order; of the quote request when there is no order. */
  readonly version: number;
  readonly order: OrderRow | undefined;
  readonly quote: QuoteRow | undefined;
}

/** A purchase before it is read from the database, with all that its mails need. */
export interface PlacedPurchase extends Omit<Purchase, 'createdAt' | 'version' | 'order' | 'quote'> {
  readonly order:
    | Pick<OrderRow, 'id' | 'number' | 'payment_method' | 'pay_days' | 'total_incl_tax'>
    | undefined;
  readonly quote: Pick<QuoteRow, 'number'> | undefined;
}

/** The purchase with a token or from a cart; undefined when there is none. */
export async function findPurchase(
  tx: WebsiteTransaction,
  websiteId: string,
  by: { token: string } | { cartId: string },
): Promise<Purchase | undefined> {
  const column = 'token' in by ? 'token' : 'cart_id';
  const value = 'token' in by ? by.token : by.cartId;
  const order = tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where(column, '=', value)
    .executeTakeFirst();
  const quote = tx
    .selectFrom('quotes')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where(column, '=', value)
    .executeTakeFirst();
  return purchaseOf(...(await Promise.all([order, quote])));
}

/** The purchase with a number; an order and a quote request from one cart are one purchase. */
export async function findNumberedPurchase(
  tx: WebsiteTransaction,
  websiteId: string,
  number: string,
): Promise<Purchase | undefined> {
  const tokenIn = (table: 'orders' | 'quotes') =>
    tx
      .selectFrom(table)
      .select('token')
      .where('website_id', '=', websiteId)
      .where('number', '=', number)
      .executeTakeFirst();
  const found = (await tokenIn('orders')) ?? (await tokenIn('quotes'));
  return found && findPurchase(tx, websiteId, { token: found.token });
}

/** Locks an order against other changes of its payments; readers and new rows that refer to it do not wait. */
export async function lockOrder(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<OrderRow | undefined> {
  return tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/** Sets flags on an order that its owner has to handle. */
export async function flagOrder(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  flags: { double_paid?: boolean; stock_short?: true },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set(flags)
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .execute();
}

/** Counts a change of a locked order, so that what was made on its earlier state is refused; returns its new version. */
export async function countChange(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
): Promise<number> {
  const { version } = await tx
    .updateTable('orders')
    .set({ version: sql<number>`version + 1` })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/**
 * Stores the payment state of a locked order, as it follows from the events of its payments, so that lists filter by it and
 * turnover leaves out tests.
 */
export async function storePaymentStatus(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  state: PaymentState,
): Promise<void> {
  const { status } = state.derived;
  const isTest = isTestPayment(state);
  await tx
    .updateTable('orders')
    .set({ payment_status: status, is_test: isTest })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where((eb) => eb.or([eb('payment_status', '!=', status), eb('is_test', '!=', isTest)]))
    .execute();
}

/** Makes a cancelled order valid again, because it was paid nevertheless; any other order does not change. */
export async function reviveOrder(tx: WebsiteTransaction, websiteId: string, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ status: 'placed' })
    .where('website_id', '=', websiteId)
    .where('id', '=', orderId)
    .where('status', '=', 'cancelled')
    .execute();
}

/** The purchase of an order and a quote request from one cart; undefined when there is neither. */
export function purchaseOf(order: OrderRow | undefined, quote: QuoteRow | undefined): Purchase | undefined {
  const main = order ?? quote;
  if (!main) return undefined;
  const { token, number, email, customer, snapshot, created_at: createdAt, version } = main;
  const kind = kindOf(order, quote);
  return { token, kind, number, email, customer, snapshot, createdAt, version, order, quote };
}

/** The kind of a purchase with at least one of the two. */
export function kindOf(order: object | undefined, quote: object | undefined): Purchase['kind'] {
  return order && quote ? 'mixed' : order ? 'order' : 'quote';
}
