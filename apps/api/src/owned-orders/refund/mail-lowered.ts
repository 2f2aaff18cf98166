import type { RefundSplit } from '@etalage/shop-domain';
import { formatDate, formatMoney } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { OrderRow } from '../../payments/order.repository.ts';
import { type MailContext, mailCustomer } from '../customer-mail.ts';
import { refundRows } from './refund-rows.ts';

interface Lowered {
  readonly id: string;
  readonly split: RefundSplit;
  /** Cents that are still to be paid; 0 if nothing is left. */
  readonly due: number;
}

/** Puts the mail in the outbox that a part of an order is not to be paid, with what is still asked. */
export async function mailLowered(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
  { id, split, due }: Lowered,
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number, pay_by } = order;
  const amount = formatMoney(split.amount);
  const left = formatMoney(due);
  const rest =
    due === 0
      ? t('order_mail_lowered_nothing')
      : pay_by === null
        ? t('order_mail_lowered_rest', { amount: left })
        : t('order_mail_lowered_rest_until', { amount: left, date: formatDate(pay_by) });
  return mailCustomer(tx, context, order, {
    key: ['order-lowered', id],
    subject: t('order_mail_lowered_subject', { amount, number }),
    parts: (shop) => [
      { kind: 'paragraph', text: t('order_mail_lowered_intro', { shop, amount, number }) },
      refundRows({ kind: 'order', split }, order, 'order_mail_lowered_total', t),
      { kind: 'paragraph', text: rest },
    ],
    button: t(due === 0 ? 'order_mail_button' : 'order_mail_link_button'),
  });
}
