import type { Transfer } from '@etalage/shop-domain/schema';
import type { MailPart } from '@etalage/site-model/mail';
import { formatMoney } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { accountParts } from '../orders/transfer-parts.ts';
import { type MailContext, mailCustomer } from '../owned-orders/customer-mail.ts';
import type { OrderRow } from '../payments/order.repository.ts';

const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
/** Each of these mails is sent once per order. */
const ONCE = '1';

/** Puts the mail in the outbox that the money of an order arrived. */
export async function mailPaid(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
  hasInvoice: boolean,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number, total_incl_tax, is_test } = order;
  return mailCustomer(tx, context, order, {
    key: ['order-paid', ONCE],
    subject: t('order_mail_paid_subject', { number }),
    parts: (shop) => [
      paragraph(t('order_mail_paid_intro', { amount: formatMoney(total_incl_tax), number, shop })),
      ...(is_test ? [paragraph(t('order_mail_test'))] : []),
      ...(hasInvoice ? [paragraph(t('order_mail_paid_invoice'))] : []),
    ],
    button: t('order_mail_button'),
  });
}

/** Puts the mail in the outbox that the payment of an order was broken off, with the page on which it is paid after all. */
export async function mailPaymentFailed(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number, total_incl_tax } = order;
  return mailCustomer(tx, context, order, {
    key: ['order-payment-failed', ONCE],
    subject: t('order_mail_failed_subject', { number }),
    parts: (shop) => [
      paragraph(t('order_mail_failed_intro', { amount: formatMoney(total_incl_tax), number, shop })),
      paragraph(t('order_mail_failed_stock')),
    ],
    button: t('order_mail_link_button'),
  });
}

/** Puts the mail in the outbox that the transfer of an order has not arrived although its day has passed. */
export async function mailPaymentReminder(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
  transfer: Transfer,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number, total_incl_tax } = order;
  return mailCustomer(tx, context, order, {
    key: ['order-payment-reminder', ONCE],
    subject: t('order_mail_reminder_subject', { number }),
    canStop: true,
    parts: (shop) => [
      paragraph(t('order_mail_reminder_intro', { amount: formatMoney(total_incl_tax), number, shop })),
      { kind: 'heading', text: t('order_transfer_heading') },
      ...accountParts(transfer, t),
    ],
    button: t('order_mail_button'),
  });
}
