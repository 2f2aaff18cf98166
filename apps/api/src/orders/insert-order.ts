import { normaliseEmail } from '@etalage/shop-domain';
import type { CartLine, Customer } from '@etalage/shop-domain/schema';
import { type WebsiteTransaction, withCommit } from '../db/with-website.ts';
import type { PaymentMethodRecord } from '../shoppingcart/cart.repository.ts';
import type { LoadedCart } from '../shoppingcart/cart.service.ts';
import type { PlacedPurchase } from '../payments/order.repository.ts';
import type { OrderSnapshot } from '../db/tables/order-snapshot.ts';

interface NewPurchase {
  readonly id: string;
  readonly token: string;
  readonly number: string;
  readonly customer: Customer;
  readonly snapshot: OrderSnapshot;
}

/** Sends the statements that store the direct half of a cart with its lines; their results arrive with the commit. */
export function insertOrder(
  tx: WebsiteTransaction,
  loaded: LoadedCart,
  made: NewPurchase,
): NonNullable<PlacedPurchase['order']> {
  const { totals, payment } = loaded.priced;
  const totalTax = totals.checkout.groups.reduce((sum, group) => sum + group.tax, 0);
  const row = {
    ...commonOf(loaded, made),
    quote_id: null,
    with_quote: loaded.reply.quote.products.length > 0,
    payment_method: payment.selected,
    pay_days: payDaysOf(payment.offered, payment.selected),
    total_excl_tax: totals.payable - totalTax,
    total_tax: totalTax,
    total_incl_tax: totals.payable,
  };
  const lines = lineRows(row.website_id, made.id, loaded.bare.shoppingcart.products);
  withCommit(tx, tx.insertInto('orders').values(row).execute());
  withCommit(tx, tx.insertInto('order_lines').values(lines).execute());
  const { id, number, payment_method, pay_days, total_incl_tax } = row;
  return { id, number, payment_method, pay_days, total_incl_tax };
}

/** The days to pay with a method, counted from when all was sent; null if it is not paid afterwards. */
export function payDaysOf(offered: readonly PaymentMethodRecord[], method: string): number | null {
  return offered.find(({ id }) => id === method)?.pay_later?.days ?? null;
}

/**
 * Sends the statements that store the quote half of a cart; their results arrive with the commit. Its amounts are the
 * current prices and are not binding.
 */
export function insertQuote(
  tx: WebsiteTransaction,
  loaded: LoadedCart,
  made: NewPurchase,
): NonNullable<PlacedPurchase['quote']> {
  const { groups } = loaded.priced.totals.quote;
  const row = {
    ...commonOf(loaded, made),
    with_order: loaded.reply.shoppingcart.products.length > 0,
    total_excl_tax: groups.reduce((sum, group) => sum + group.net, 0),
    total_incl_tax: groups.reduce((sum, group) => sum + group.gross, 0),
  };
  withCommit(tx, tx.insertInto('quotes').values(row).execute());
  return { number: row.number };
}

/** The rows of the lines of an order. */
export function lineRows(websiteId: string, orderId: string, lines: readonly CartLine[]) {
  return lines.map((line, index) => ({
    website_id: websiteId,
    order_id: orderId,
    position: index + 1,
    product_id: line.product_id,
    variant_id: line.variant_id ?? '',
    article_number: line.article_number ?? '',
    title: line.title,
    quantity: line.quantity,
    unit_excl_tax: line.price_excl_tax,
    unit_incl_tax: line.price_incl_tax,
    total_excl_tax: line.total_price_excl_tax,
    total_incl_tax: line.total_price_incl_tax,
    options: JSON.stringify(line.options),
  }));
}

function commonOf({ cart }: LoadedCart, { id, token, number, customer, snapshot }: NewPurchase) {
  return {
    website_id: cart.website_id,
    cart_id: cart.id,
    id,
    token,
    number,
    email: normaliseEmail(customer.invoice_email),
    customer: JSON.stringify(customer),
    snapshot: JSON.stringify(snapshot),
  };
}
