import { TRANSFER } from '@etalage/shop-domain';
import type { Transfer } from '@etalage/shop-domain/schema';
import { mailPurchase } from '../../orders/mail-purchase.ts';
import { transferOf } from '../../orders/transfer-of.ts';
import type { OrderRow } from '../../payments/order.repository.ts';
import { paymentMethodsOf } from '../../shoppingcart/cart.mapper.ts';
import type { PaymentMethodRecord } from '../../shoppingcart/cart.repository.ts';
import type { ExampleContext } from './example-context.ts';

interface PlacedMails {
  readonly confirmation: string | undefined;
  /** None for a shop without an address. */
  readonly notice: string | undefined;
}

/** The ids of the mails about an order that was just placed: to be transferred, or with another payment method of the shop. */
export async function orderMails(example: ExampleContext, isTransfer: boolean): Promise<PlacedMails> {
  const usual = example.shop.paymentMethods.find(({ id }) => id !== TRANSFER);
  const method = isTransfer ? transferMethod(example) : usual;
  const order = method ? paidWith(example.order, method) : example.order;
  return placedMails(example, { ...order, kind: 'order', order, quote: undefined }, method);
}

/** The ids of the mails about a quote request. */
export async function quoteMails(example: ExampleContext): Promise<PlacedMails> {
  const { quote } = example;
  return placedMails(example, { ...quote, kind: 'quote', order: undefined, quote });
}

async function placedMails(
  { tx, context, shop: { website } }: ExampleContext,
  purchase: Omit<Parameters<typeof mailPurchase>[3], 'mode'>,
  method?: PaymentMethodRecord,
): Promise<PlacedMails> {
  const offered = method ? [method] : [];
  const shop = { website, priced: { payment: { offered } } };
  const [confirmation, notice] = await mailPurchase(tx, context, shop, { ...purchase, mode: 'real' });
  return { confirmation, notice };
}

function paidWith(order: OrderRow, method: PaymentMethodRecord): OrderRow {
  const { snapshot } = order;
  const payment = { selected: method.id, url: '', methods: paymentMethodsOf([method]) };
  const cart = { ...snapshot.cart, payment };
  return { ...order, payment_method: method.id, snapshot: { ...snapshot, cart } };
}

/** How the sample order is transferred. */
export function sampleTransfer(example: ExampleContext): Transfer {
  const { number, total_incl_tax: cents, created_at: createdAt } = example.order;
  const { transfer: account } = transferMethod(example);
  const due = { method: TRANSFER, account, number, cents, createdAt, status: '' };
  const transfer = transferOf(due, example.context.translate);
  if (!transfer) throw new Error('a sample order costs nothing');
  return transfer;
}

/** Payment by bank transfer, to an account that does not exist if the shop has none. */
function transferMethod({ context, order, shop, look }: ExampleContext): PaymentMethodRecord {
  const found = shop.paymentMethods.find(({ id }) => id === TRANSFER);
  return {
    ...(found ?? unusedMethod(order.website_id, context.translate('mails_sample_transfer'))),
    transfer: found?.transfer ?? { iban: 'NL91ABNA0417164300', holder: look.seller.name, days: 14 },
  };
}

function unusedMethod(website_id: string, title: string): PaymentMethodRecord {
  const shown = { image: '', description: '', enabled: true, countries: [], position: 1, version: 1 };
  return { website_id, id: TRANSFER, title, ...shown, provider: 'offline', transfer: null };
}
