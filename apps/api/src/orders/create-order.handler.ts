import type { InputOf, createOrder } from '@etalage/api-contract';
import { changesSince } from '@etalage/shop-domain';
import { hashOfSecret } from '../auth/secret-token.ts';
import { rememberVisitorBrowser } from '../auth/sessions/visitor-browsers.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { findCartWithContents, loadCart, openedCart, pricedFrom } from '../shoppingcart/cart.service.ts';
import { changeMessages } from './change-messages.ts';
import { checkOrder } from './check-order.ts';
import { findPurchase, type PlacedPurchase } from '../payments/order.repository.ts';
import { firstPayPage } from './first-pay-page.ts';
import { placeOrder } from './place-order.ts';
import { isProofOld, renewVatProof } from './renew-vat-proof.ts';

/**
 * Creates the order, the quote request or both from a cart, once (API-18), under the lock of the cart in one
 * transaction; a repeated or concurrent call returns the same. It is made only as the checkout showed it. The provider is called afterwards: if it does not answer,
 * the order exists, `payment.url` is empty, and the order page offers to pay.
 */
export const createOrderHandler: Handler<typeof createOrder> = async (input, context) => {
  const { shoppingcart_session: session } = input;
  let outcome = await placeOnce(context, input);
  if (outcome === 'proof-is-old') {
    await renewVatProof(context, session);
    outcome = await placeOnce(context, input);
  }
  if (outcome === 'proof-is-old') throw new Error('a renewed proof of a VAT number is old');
  const { purchase, mailIds, isOnline, setCookie } = outcome;
  for (const id of await mailIds) await sendSoon(context.ports.jobs, context.websiteId, id);
  const { token, number } = purchase;
  setCookie();
  return {
    payment: { url: await firstPayPage(context, purchase.order, isOnline) },
    order: { session: token, number },
  };
};

interface Outcome {
  readonly purchase: PlacedPurchase;
  /** Known once the transaction is committed. */
  readonly mailIds: Promise<readonly string[]>;
  /**
   * Undefined if the order already existed: the shop's methods may have changed since. False if it existed and is not
   * what this caller was shown: the order page then shows it before anything is paid.
   */
  readonly isOnline: boolean | undefined;
  /** Lets this browser open the order later, whatever strangers guess. */
  readonly setCookie: () => void;
}

type Input = InputOf<typeof createOrder>;

async function placeOnce(context: HandlerContext, input: Input): Promise<Outcome | 'proof-is-old'> {
  return context
    .write((tx) => orderOnce(tx, context, input))
    .catch(async (refusal: unknown) => {
      throw await withCart(context, input.shoppingcart_session, refusal);
    });
}

/** What is short, and a discount without a use left, is found after the cart was priced, so that cart is read again. */
async function withCart(context: HandlerContext, session: string, refusal: unknown): Promise<unknown> {
  if (!(refusal instanceof ApiError) || refusal.cart || !lateRefusals.has(refusal.code)) return refusal;
  const options = { lock: false, now: context.now() };
  const loaded = await context
    .read((tx) => loadCart(tx, context.websiteId, session, options))
    .catch((ended: unknown) => {
      if (ended instanceof ApiError) return undefined;
      throw ended;
    });
  return loaded ? new ApiError(refusal.code, refusal.fields, { cart: loaded.reply }) : refusal;
}

const lateRefusals: ReadonlySet<string> = new Set(['stock_insufficient', 'cart_changed']);

async function orderOnce(
  tx: WebsiteTransaction,
  context: HandlerContext,
  { shoppingcart_session: session, agreement, shown }: Input,
): Promise<Outcome | 'proof-is-old'> {
  const { websiteId } = context;
  const now = context.now();
  const { found: locked, contents } = await findCartWithContents(tx, websiteId, session, { lock: true });
  if (locked?.status === 'converted') {
    const made = await findPurchase(tx, websiteId, { cartId: locked.id });
    const isOther = made && changesSince(shown, made.snapshot.cart).length > 0;
    if (made)
      return {
        purchase: made,
        mailIds: Promise.resolve([]),
        isOnline: isOther ? false : undefined,
        setCookie: await remember(tx, context, made),
      };
  }
  const open = openedCart(locked, now);
  if (isProofOld(open.cart, now)) return 'proof-is-old';
  const loaded = pricedFrom(open, contents);
  const changes = await changeMessages(tx, websiteId, changesSince(shown, loaded.reply));
  checkOrder(loaded, { hasAgreed: agreement, changes });
  const { offered, selected } = loaded.priced.payment;
  const isOnline = offered.find(({ id }) => id === selected)?.provider === 'online';
  const placed = await placeOrder(tx, context, loaded, agreement);
  return { ...placed, isOnline, setCookie: await remember(tx, context, placed.purchase) };
}

/** A new order has no other browsers, so none is forgotten for it. */
function remember(tx: WebsiteTransaction, context: HandlerContext, { token }: PlacedPurchase) {
  return rememberVisitorBrowser(tx, context, hashOfSecret(token), { forgetOldest: false });
}
