import {
  addToCart,
  createCart,
  createOrder,
  createTransaction,
  getCart,
  setDiscountCode,
  setPaymentMethod,
  setShippingMethod,
  setUserDetails,
} from '@etalage/api-contract';
import { RefusedCall } from '@etalage/api/replay';
import { shownOf } from '@etalage/shop-domain';
import { after, purchaseOf, type Run } from './run.ts';
import type { Event, Payment, Placed } from './year-event.ts';

/** Fills a cart, orders it or asks for its price, and pays it as far as it is paid at once. */
export async function placeOrder(run: Run, placed: Placed): Promise<void> {
  const { at, key, payment } = placed;
  const shoppingcart_session = await filledCart(run, placed);
  const shown = shownOf(await run.ask(getCart, { shoppingcart_session }));
  const made = await run.ask(createOrder, { shoppingcart_session, agreement: '1', shown });
  run.made.set(key, { number: made.order.number, token: made.order.session });
  if (payment === 'outside' || payment === 'open' || made.payment.url === '') return;
  run.at(after(at, 75));
  await run.choose(made.payment.url, payment);
}

/**
 * Pays what a run ordered that was cut off before it was paid, in the way of its plan. What was paid already is refused, and
 * stays as it is.
 */
export async function payOrdered(run: Run, event: Placed | Event<'accepted'>): Promise<void> {
  const purchase = purchaseOf(run, event);
  const { method, outcome } = plannedPayment(event);
  if (!purchase || outcome === 'outside' || outcome === 'open') return;
  run.at(after(event.at, 75));
  const asked = { order_session: purchase.token, payment_method: method };
  const started = await run.ask(createTransaction, asked).catch(ignoreRefusal);
  if (!started) return;
  await run.choose(started.payment.url, outcome);
  // It may have been begun by the run that was cut off.
  await run.report(started.payment.url);
}

function plannedPayment(event: Placed | Event<'accepted'>): { method: string; outcome: Payment } {
  if (event.kind !== 'accepted') return { method: event.method, outcome: event.payment };
  return { method: event.payment, outcome: event.payment === 'wire' ? 'outside' : 'paid' };
}

async function filledCart({ ask }: Run, placed: Placed): Promise<string> {
  const { kind, buyer, lines, shipping, method, code } = placed;
  const { shoppingcart } = await ask(createCart, {});
  const inCart = { shoppingcart_session: shoppingcart.session };
  const type = kind === 'ordered' ? ('checkout' as const) : ('quote' as const);
  for (const { product_id, quantity, options } of lines)
    await ask(addToCart, { ...inCart, type, product_id, quantity, options });
  await ask(setUserDetails, { ...inCart, ...buyer });
  if (kind === 'asked-for-quote') return shoppingcart.session;
  // A code that this cart does not fit is left, as by people.
  if (code !== '') await ask(setDiscountCode, { ...inCart, discount_code: code }).catch(ignoreRefusal);
  await ask(setShippingMethod, { ...inCart, shipping_method: shipping });
  await ask(setPaymentMethod, { ...inCart, payment_method: method });
  return shoppingcart.session;
}

function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof RefusedCall)) throw error;
  return undefined;
}
