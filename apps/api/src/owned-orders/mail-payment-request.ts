import type { Transfer } from '@etalage/shop-domain/schema';
import { formatDate, formatMoney } from '@etalage/texts/format';
import { findAccount } from '../invoices/invoice-facts.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { transferOf } from '../orders/transfer-of.ts';
import { accountParts } from '../orders/transfer-parts.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { type MailContext, mailCustomer } from './customer-mail.ts';
import { findOrderFacts } from './order-facts.repository.ts';

interface Request {
  readonly transfer: Transfer;
  /** Whether it can be paid online now. */
  readonly isOnline: boolean;
}

/** Puts the mail in the outbox that what was sent is to be paid, with amount, account, last day and the way to pay online. */
export async function mailPaymentRequest(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
  { transfer, isOnline }: Request,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number } = order;
  const date = formatDate(transfer.due_date);
  const amount = formatMoney(transfer.amount_incl_tax);
  const intro = isOnline ? 'order_mail_pay_intro' : 'order_mail_pay_intro_account';
  return mailCustomer(tx, context, order, {
    // If it is taken back and sent later, the day is another one.
    key: ['order-payment-request', transfer.due_date.slice(0, 10)],
    subject: t('order_mail_pay_subject', { number, date }),
    parts: (shop) => [
      { kind: 'paragraph', text: t(intro, { number, shop, amount, date }) },
      { kind: 'heading', text: t('order_transfer_heading') },
      ...accountParts(transfer, t),
    ],
    button: t(isOnline ? 'order_mail_link_button' : 'order_mail_button'),
  });
}

/** Asks for the money of a locked order that is paid afterwards, once all of it was sent; returns the id of the mail. */
export async function requestPayment(
  tx: WebsiteTransaction,
  context: MailContext,
  { website_id: websiteId, id }: Pick<OrderRow, 'website_id' | 'id'>,
): Promise<string | undefined> {
  const order = await tx
    .selectFrom('orders')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .where('pay_by', 'is not', null)
    .executeTakeFirst();
  if (!order) return undefined;
  const { facts } = await findOrderFacts(tx, order);
  const transfer = transferOf(
    {
      method: order.payment_method,
      account: await findAccount(tx, websiteId, order.payment_method),
      number: order.number,
      cents: order.total_incl_tax,
      createdAt: order.created_at,
      payBy: order.pay_by,
      status: facts.payment_status,
    },
    context.translate,
  );
  if (!transfer) return undefined;
  return mailPaymentRequest(tx, context, order, { transfer, isOnline: facts.is_payable_online });
}
