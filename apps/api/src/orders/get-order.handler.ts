import type { getOrder } from '@etalage/api-contract';
import type { Handler, HandlerContext } from '../calls/handler-context.ts';
import { findAccount } from '../invoices/invoice-facts.repository.ts';
import { findDocuments } from '../invoices/invoice.repository.ts';
import { findMethods } from '../shoppingcart/cart.repository.ts';
import { isOpen, type PaymentState, paymentStateOf } from '../payments/payment-state.ts';
import { refreshPayments } from '../payments/refresh-payments.ts';
import { openedPurchase } from './opened-purchase.ts';
import { explanationOf } from './explanation-of.ts';
import { orderReply } from './order-reply.ts';
import { findShipments } from './shipment.repository.ts';
import type { Purchase } from '../payments/order.repository.ts';

/** An order for a caller that has its token and knows its e-mail (API-19, API-20). */
export const getOrderHandler: Handler<typeof getOrder> = async (input, context) => {
  const purchase = await openedPurchase(context, input);
  const { websiteId } = context;
  const beside = await context.read(async (tx) => {
    const { paymentMethods: methods } = await findMethods(tx, websiteId);
    const shipments = purchase.order ? await findShipments(tx, websiteId, purchase.order.id) : [];
    const documents = purchase.order ? await findDocuments(tx, websiteId, purchase.order.id) : [];
    const account = await findAccount(tx, websiteId, purchase.order?.payment_method ?? '');
    return { account, methods, shipments, documents };
  });
  const reply = orderReply(purchase, await currentState(context, purchase), beside, context.translate);
  return input.explain ? { ...reply, ...explanationOf(purchase.snapshot, context.translate) } : reply;
};

/** The payment state; the provider is called first if an attempt may still change, and not for a paid order. */
async function currentState(context: HandlerContext, { order }: Purchase): Promise<PaymentState | undefined> {
  if (!order) return undefined;
  const read = () => context.read((tx) => paymentStateOf(tx, context.websiteId, order.id));
  const known = await read();
  const mayChange = known.attempts.some((attempt) => isOpen(known, attempt, context.now()));
  if (!mayChange) return known;
  await refreshPayments(context, order.id);
  return read();
}
