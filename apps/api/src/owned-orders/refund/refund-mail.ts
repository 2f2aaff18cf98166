import { isVatRefund } from '@etalage/shop-domain';
import { mailLayout, type MailLook, type MailPart } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import { formatMoney } from '@etalage/texts/format';
import { sellerLines } from '../../orders/order-mail.ts';
import type { OrderRow } from '../../payments/order.repository.ts';
import type { RefundRow } from '../../payments/refund.repository.ts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import type { Seller } from '../../websites/seller.ts';

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
      rowsOf(refund, order, t),
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

/** What the money is for, and the sum. */
function rowsOf({ kind, amount, split }: RefundRow, { snapshot }: OrderRow, t: Translate): MailPart {
  const total = { label: t('order_mail_refund_total'), value: formatMoney(amount), isStrong: true };
  if (isVatRefund(split))
    return { kind: 'rows', rows: [{ label: t('order_mail_refund_vat'), value: formatMoney(amount) }, total] };
  const titles = new Map(snapshot.cart.shoppingcart.products.map(({ id, title }) => [id, title]));
  const shipping = split.shipping.reduce((sum, part) => sum + part.amount, 0);
  const rows = split.lines.map((line) => ({
    label: `${line.pieces} × ${titles.get(line.id) ?? ''}`,
    value: formatMoney(line.amount),
  }));
  if (shipping > 0) rows.push({ label: t('order_mail_refund_shipping'), value: formatMoney(shipping) });
  if (split.free > 0)
    rows.push({
      label: t(kind === 'double' ? 'order_mail_refund_double' : 'order_mail_refund_free'),
      value: formatMoney(split.free),
    });
  return { kind: 'rows', rows: [...rows, total] };
}
