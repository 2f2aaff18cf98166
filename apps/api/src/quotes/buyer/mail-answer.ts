import type { HandlerContext } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { mailCustomer } from '../../owned-orders/customer-mail.ts';
import type { QuoteRow } from '../../payments/order.repository.ts';

/** Puts the mail with an answer of the shop in the outbox; returns its id. */
export async function mailAnswer(
  tx: WebsiteTransaction,
  context: HandlerContext,
  quote: QuoteRow,
  { id, text }: { readonly id: string; readonly text: string },
): Promise<string | undefined> {
  const { translate: t } = context;
  return mailCustomer(tx, context, quote, {
    key: ['order-answer', id],
    subject: t('order_mail_answer_subject', { number: quote.number }),
    parts: (shop) => [
      { kind: 'paragraph', text: t('order_mail_answer_intro', { shop }) },
      { kind: 'answer', label: t('order_mail_answer_label'), value: text },
    ],
    button: t('order_mail_offer_button'),
    hint: t('order_mail_offer_hint', { email: quote.customer.invoice_email }),
  });
}
