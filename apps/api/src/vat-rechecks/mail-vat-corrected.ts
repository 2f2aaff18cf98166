import type { MailPart } from '@etalage/site-model/mail';
import { formatMoney } from '@etalage/texts/format';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type MailContext, mailCustomer } from '../owned-orders/customer-mail.ts';
import type { OrderRow } from '../payments/order.repository.ts';

interface Corrected {
  /** The invoice with VAT, the credit note that took it back, and the invoice without VAT. */
  readonly numbers: readonly [before: string, note: string, instead: string];
  /** The VAT that the documents do not charge any more, in cents. */
  readonly tax: number;
}

/** Puts the mail in the outbox that the invoice of an order was replaced, with the way to both documents; returns its id. */
export async function mailVatCorrected(
  tx: WebsiteTransaction,
  context: MailContext,
  order: OrderRow,
  { numbers, tax }: Corrected,
): Promise<string | undefined> {
  const { translate: t } = context;
  const [invoice, note, instead] = numbers;
  const paragraph = (text: string): MailPart => ({ kind: 'paragraph', text });
  return mailCustomer(tx, context, order, {
    key: ['order-vat-corrected', '1'],
    subject: t('order_mail_vat_subject', { number: order.number }),
    parts: (shop) => [
      paragraph(t('order_mail_vat_intro', { shop, number: order.number })),
      paragraph(t('order_mail_vat_documents', { invoice, note, instead })),
      paragraph(t('order_mail_vat_money', { tax: formatMoney(tax) })),
    ],
    button: t('order_mail_button'),
  });
}
