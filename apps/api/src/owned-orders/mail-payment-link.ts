import { formatMoney } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { OrderRow } from '../payments/order.repository.ts';
import { type MailContext, mailCustomer } from './customer-mail.ts';

/** Puts the mail in the outbox with the page on which an unpaid order is paid; `total` is in cents. */
export async function mailPaymentLink(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
  total: number,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number, version } = order;
  return mailCustomer(tx, context, order, {
    key: ['order-payment-link', String(version)],
    subject: t('order_mail_link_subject', { number }),
    parts: (shop) => {
      const text = t('order_mail_link_intro', { number, shop, amount: formatMoney(total) });
      return [{ kind: 'paragraph', text }];
    },
    button: t('order_mail_link_button'),
  });
}
