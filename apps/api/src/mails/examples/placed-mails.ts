import { PAY_LATER, TRANSFER, usualPayLater } from '@etalage/shop-domain';
import type { Transfer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
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

/** With which method a sample order is paid: a transfer, now or afterwards, or another one of the shop. */
type SampleMethod = 'usual' | typeof TRANSFER | typeof PAY_LATER;

/** The ids of the mails about an order that was just placed. */
export async function orderMails(example: ExampleContext, paid: SampleMethod): Promise<PlacedMails> {
  const usual = example.shop.paymentMethods.find(({ id }) => id !== TRANSFER && id !== PAY_LATER);
  const method = paid === 'usual' ? usual : accountMethod(example, paid);
  const order = method ? paidWith(example.order, method, example.context.translate) : example.order;
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

function paidWith(order: OrderRow, method: PaymentMethodRecord, translate: Translate): OrderRow {
  const { snapshot } = order;
  const payment = { selected: method.id, url: '', methods: paymentMethodsOf([method], translate) };
  const cart = { ...snapshot.cart, payment };
  const pay_days = method.pay_later?.days ?? null;
  return { ...order, payment_method: method.id, pay_days, snapshot: { ...snapshot, cart } };
}

/** How the sample order is transferred; `payBy` is the last day of what is paid afterwards. */
export function sampleTransfer(example: ExampleContext, payBy?: string): Transfer {
  const { number, total_incl_tax: cents, created_at: createdAt } = example.order;
  const { transfer } = accountMethod(example, TRANSFER);
  const account = transfer && { ...transfer, country: example.shop.settings.sellerCountry };
  const method = payBy === undefined ? TRANSFER : PAY_LATER;
  const due = { method, account, number, cents, createdAt, payBy: payBy ?? null, status: '' };
  const shown = transferOf(due, example.context.translate);
  if (!shown) throw new Error('a sample order costs nothing');
  return shown;
}

/** Payment by bank transfer, to an account that does not exist if the shop has none. */
function accountMethod(
  { context: { translate }, order, shop, look }: ExampleContext,
  id: typeof TRANSFER | typeof PAY_LATER,
): PaymentMethodRecord {
  const found = shop.paymentMethods.find((one) => one.id === id);
  return {
    ...(found ?? unusedMethod(order.website_id, id, translate(`payment_method_${id}`))),
    transfer: found?.transfer ?? { iban: 'NL91ABNA0417164300', holder: look.seller.name, days: 14 },
  };
}

function unusedMethod(website_id: string, id: string, title: string): PaymentMethodRecord {
  const shown = { image: '', description: '', enabled: true, countries: [], position: 1, version: 1 };
  const pay_later = id === PAY_LATER ? usualPayLater : null;
  return { website_id, id, title, ...shown, provider: 'offline', transfer: null, pay_later };
}
