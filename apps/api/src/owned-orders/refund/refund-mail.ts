import { mailLayout, type MailLook } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import { sellerLines } from '../../orders/order-mail.ts';
import type { OrderRow } from '../../payments/order.repository.ts';
import type { RefundRow } from '../../payments/refund.repository.ts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import type { Seller } from '../../websites/seller.ts';
import { refundRows } from './refund-rows.ts';

interface RefundMail {
  readonly seller: Seller;
  readonly look: MailLook;
  /** The order page. */
  readonly url: string;
  /** No money moves. */
  readonly isTest: boolean;
}

/** Notifies the buyer that money comes back, of what, and when to expect it. */
export function refundMail(
  refund: RefundRow,
  order: OrderRow,
  { seller, look, url, isTest }: RefundMail,
  t: Translate,
): Omit<Mail, 'id'> {
  const { number, customer } = order;
  const amount = formatMoney(refund.amount);
  const subject = t('order_mail_refund_subject', { amount, number });
  const how = isTest ? 'test' : refund.by_hand ? 'by_hand' : 'provider';
  const content = mailLayout({
    subject,
    sender: seller.name,
    look,
    parts: [
      { kind: 'paragraph', text: t('order_mail_greeting', { name: customer.invoice_firstname }) },
      { kind: 'paragraph', text: t('order_mail_refund_intro', { shop: seller.name, amount, number }) },
      refundRows(refund, order, 'order_mail_refund_total', t),
      { kind: 'paragraph', text: t(`order_mail_refund_${how}`) },
      { kind: 'button', label: t('order_mail_button'), url, hint: t('order_mail_button_hint') },
      { kind: 'footer', lines: sellerLines(seller, t) },
    ],
  });
  return {
    recipient: customer.invoice_email,
    replyTo: seller.email,
    senderName: seller.name,
    subject,
    ...content,
  };
}
