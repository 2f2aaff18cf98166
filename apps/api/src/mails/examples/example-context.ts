import type { MailLook } from '@etalage/site-model/mail';
import type { HandlerContext } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { orderPagePath } from '../../websites/order-page-path.ts';
import type { Mail } from '../../ports/mail/mail-sender.ts';
import { findMailWebsite } from '../../websites/find-mail-website.ts';
import { type Seller, sellerOf } from '../../websites/seller.ts';
import { websiteMailLook } from '../../websites/website-mail-look.ts';
import type { SamplePurchase } from './sample-purchase.ts';

/** What the mails about a sample purchase are composed from. */
export interface ExampleContext extends SamplePurchase {
  readonly tx: WebsiteTransaction;
  /** As of a call of a visitor of the website. */
  readonly context: HandlerContext;
  readonly look: { readonly seller: Seller; readonly look: MailLook; readonly url: string };
}

export async function exampleContext(
  tx: WebsiteTransaction,
  context: HandlerContext,
  sample: SamplePurchase,
): Promise<ExampleContext> {
  const website = await findMailWebsite(tx, context.websiteId);
  const origin = context.ports.siteUrl(website.host);
  const url = origin + orderPagePath(website.settings, sample.order.token);
  const look = { seller: sellerOf(website), look: websiteMailLook(website, origin), url };
  return { ...sample, tx, context: { ...context, origin }, look };
}

/** A mail as it is in the outbox. */
export async function storedMail(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<Omit<Mail, 'id'>> {
  const {
    reply_to: replyTo,
    sender_name: senderName,
    ...row
  } = await tx
    .selectFrom('mail_outbox')
    .select(['recipient', 'reply_to', 'sender_name', 'subject', 'html', 'text'])
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...row, replyTo, senderName };
}
