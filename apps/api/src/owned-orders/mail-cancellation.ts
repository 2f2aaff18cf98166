import type { MailPart } from '@etalage/site-model/mail';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { purchaseParts } from '../orders/purchase-parts.ts';
import { kindOf, type OrderRow } from '../payments/order.repository.ts';
import { type MailContext, mailCustomer } from './customer-mail.ts';

/** Puts the mail in the outbox that an order is cancelled, and why if the shop says so; returns its id. */
export async function mailCancellation(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
  reason: string,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number, version } = order;
  const purchase = { ...order, kind: kindOf(order, undefined), order, quote: undefined };
  const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
  return mailCustomer(tx, context, order, {
    key: ['order-cancelled', String(version)],
    subject: t('order_mail_cancelled_subject', { number }),
    parts: (shop) => [
      paragraph(t('order_mail_cancelled_intro', { number, shop })),
      ...(reason === '' ? [] : [paragraph(t('order_mail_cancelled_reason', { reason }))]),
      ...purchaseParts(purchase, t),
    ],
    button: t('order_mail_button'),
  });
}
