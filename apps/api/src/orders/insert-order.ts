import type { CartLine, Customer } from '@etalage/shop-domain/schema';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { LoadedCart } from '../shoppingcart/cart.service.ts';
import { normaliseEmail } from './is-same-email.ts';
import type { OrderRow, QuoteRow } from './order.repository.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

interface NewPurchase {
  readonly id: string;
  readonly token: string;
  readonly number: string;
  readonly customer: Customer;
  readonly snapshot: OrderSnapshot;
}

/** Stores the direct half of a cart. */
export async function insertOrder(
  tx: WebsiteTransaction,
  loaded: LoadedCart,
  made: NewPurchase,
): Promise<OrderRow> {
  const { totals, payment } = loaded.priced;
  const totalTax = totals.checkout.groups.reduce((sum, group) => sum + group.tax, 0);
  return tx
    .insertInto('orders')
    .values({
      ...commonOf(loaded, made),
      quote_id: null,
      payment_method: payment.selected,
      total_excl_tax: totals.payable - totalTax,
      total_tax: totalTax,
      total_incl_tax: totals.payable,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Stores the quote half of a cart; its amounts are what the website would ask today, and bind nobody. */
export async function insertQuote(
  tx: WebsiteTransaction,
  loaded: LoadedCart,
  made: NewPurchase,
): Promise<QuoteRow> {
  const { groups } = loaded.priced.totals.quote;
  return tx
    .insertInto('quotes')
    .values({
      ...commonOf(loaded, made),
      total_excl_tax: groups.reduce((sum, group) => sum + group.net, 0),
      total_incl_tax: groups.reduce((sum, group) => sum + group.gross, 0),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertOrderLines(
  tx: WebsiteTransaction,
  websiteId: string,
  orderId: string,
  lines: readonly CartLine[],
): Promise<void> {
  const rows = lines.map((line, index) => ({
    website_id: websiteId,
    order_id: orderId,
    position: index + 1,
    product_id: line.product_id,
    title: line.title,
    quantity: line.quantity,
    unit_excl_tax: line.price_excl_tax,
    unit_incl_tax: line.price_incl_tax,
    total_excl_tax: line.total_price_excl_tax,
    total_incl_tax: line.total_price_incl_tax,
    options: JSON.stringify(line.options),
  }));
  await tx.insertInto('order_lines').values(rows).execute();
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
