import type { getOrderForOwner } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findMethods } from '../shoppingcart/cart.repository.ts';
import { paymentStateOf } from '../payments/payment-state.ts';
import { attemptsOf } from './attempts-of.ts';
import { explanationOf } from './explanation-of.ts';
import { orderReply } from './order-reply.ts';
import { findAccount } from '../invoices/invoice-facts.repository.ts';
import { findPickupMethods } from '../invoices/pickup-methods.repository.ts';
import { findNumberedPurchase } from '../payments/order.repository.ts';
import { findShipments } from './shipment.repository.ts';
import { vatDecisionOf } from './vat-decision.ts';

/** An order as its customer sees it, and the problems that its owner has to resolve (GEN-08). */
export const getOrderForOwnerHandler: Handler<typeof getOrderForOwner> = async ({ number }, context) => {
  requireRole(context, ['owner', 'shop']);
  const { websiteId, translate } = context;
  return context.read(async (tx) => {
    const purchase = await findNumberedPurchase(tx, websiteId, number);
    if (!purchase) throw new ApiError('not_found');
    const { order } = purchase;
    const state = order && (await paymentStateOf(tx, websiteId, order.id));
    const { paymentMethods: methods } = await findMethods(tx, websiteId);
    const pickups = await findPickupMethods(tx, websiteId);
    const shipments = order ? await findShipments(tx, websiteId, order.id) : [];
    const account = await findAccount(tx, websiteId, order?.payment_method ?? '');
    const reply = orderReply(purchase, state, { account, methods, shipments }, translate);
    const { selected } = reply.shipment.selected;
    return {
      ...reply,
      order: {
        ...reply.order,
        created_at: purchase.createdAt,
        version: purchase.version,
        sent: order?.sent ?? 'none',
        from_quote: order?.quote_id ? await numberOfQuote(tx, websiteId, order.quote_id) : '',
        is_pickup: pickups.has(selected),
      },
      attention: { double_paid: order?.double_paid ?? false, stock_short: order?.stock_short ?? false },
      attempts: state ? attemptsOf(state, methods) : [],
      vat: vatDecisionOf(purchase.snapshot, translate),
      ...explanationOf(purchase.snapshot, translate),
      customer_id: await customerIdOf(tx, websiteId, purchase.email),
    };
  });
};

async function numberOfQuote(tx: WebsiteTransaction, websiteId: string, id: string): Promise<string> {
  const quote = await tx
    .selectFrom('quotes')
    .select('number')
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirst();
  return quote?.number ?? '';
}

/** The customer with an address; '' if it was erased. */
async function customerIdOf(tx: WebsiteTransaction, websiteId: string, email: string): Promise<string> {
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id ?? '';
}
