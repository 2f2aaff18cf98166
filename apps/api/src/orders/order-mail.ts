import type { WebsiteTransaction } from '../db/with-website.ts';
import type { HandlerContext } from '../http/handler-context.ts';
import type { Mail } from '../ports/mail/mail-sender.ts';
import { type MailParts, orderMailParts } from './order-mail-parts.ts';
import { orderMailHtml } from './order-mail-html.ts';
import { orderMailText } from './order-mail-text.ts';
import { orderPageUrl } from './order-page-url.ts';
import type { Purchase } from './order.repository.ts';
import { sellerOf } from './seller.ts';

/** The confirmation of an order or quote request, in the words and with the data of its website. */
export async function orderMail(
  tx: WebsiteTransaction,
  { websiteId, origin, translate }: Pick<HandlerContext, 'websiteId' | 'origin' | 'translate'>,
  purchase: Purchase,
): Promise<Omit<Mail, 'id'>> {
  const website = await tx
    .selectFrom('websites')
    .select(['name', 'settings'])
    .where('id', '=', websiteId)
    .executeTakeFirstOrThrow();
  const seller = sellerOf(website);
  const url = origin + (await orderPageUrl(tx, websiteId, purchase.token));
  const parts: MailParts = orderMailParts(purchase, seller, url, translate);
  return {
    recipient: purchase.customer.invoice_email,
    replyTo: seller.email,
    senderName: seller.name,
    subject: parts.subject,
    html: orderMailHtml(parts),
    text: orderMailText(parts),
  };
}
