import type { HandlerContext } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import type { QuoteRow } from '../../payments/order.repository.ts';
import { mailShop } from '../../owned-orders/mail-shop.ts';

/** Puts the mail about a question in the outbox, to the people of the shop; a reply to it goes to the buyer. */
export async function mailQuestion(
  tx: WebsiteTransaction,
  context: HandlerContext,
  quote: QuoteRow,
  { id, name, text }: { readonly id: string; readonly name: string; readonly text: string },
): Promise<string | undefined> {
  const { translate: t } = context;
  const { number } = quote;
  return mailShop(tx, context, quote, {
    key: ['order-question', id],
    subject: t('order_mail_question_subject', { number }),
    parts: [
      { kind: 'paragraph', text: t('order_mail_question_intro', { name, number }) },
      { kind: 'answer', label: t('order_mail_question_label'), value: text },
    ],
    button: t('order_mail_question_button'),
    hint: t('order_mail_question_hint'),
  });
}
