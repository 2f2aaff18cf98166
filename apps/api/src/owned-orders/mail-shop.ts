import { dashboardPath } from '@etalage/api-contract';
import { mailLayout, type MailPart } from '@etalage/site-model/mail';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ownerAddress } from '../orders/owner-mail.ts';
import type { OrderRow, QuoteRow } from '../payments/order.repository.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import { sellerOf } from '../websites/seller.ts';
import { websiteMailLook } from '../websites/website-mail-look.ts';

interface ShopMail {
  /** The kind and what makes it unique, without the order or quote. */
  readonly key: readonly [kind: string, unique: string];
  readonly subject: string;
  /** Above the button to the order or quote in the dashboard. */
  readonly parts: readonly MailPart[];
  readonly button: string;
  readonly hint: string;
}

/**
 * Puts a mail about an order or quote to the people of the shop in the outbox; returns its id, or undefined when it was there
 * already or the shop has no address. A reply goes to the buyer.
 */
export async function mailShop(
  tx: WebsiteTransaction,
  { ports, translate: t }: HandlerContext,
  { website_id: websiteId, token, number, customer }: OrderRow | QuoteRow,
  { key, subject, parts, button, hint }: ShopMail,
): Promise<string | undefined> {
  const website = await findMailWebsite(tx, websiteId);
  const seller = sellerOf(website);
  const recipient = ownerAddress(website.settings, seller);
  if (recipient === '') return undefined;
  const url = ports.dashboardUrl() + dashboardPath(websiteId, `/bestellingen/${encodeURIComponent(number)}`);
  const content = mailLayout({
    subject,
    sender: seller.name,
    look: websiteMailLook(website, ports.siteUrl(website.host)),
    parts: [
      ...parts,
      { kind: 'button', label: button, url, hint },
      { kind: 'footer', lines: [t('order_mail_owner_reply'), t('order_mail_owner_footer')] },
    ],
  });
  const mail = { recipient, replyTo: customer.invoice_email, senderName: seller.name, subject, ...content };
  const [kind, unique] = key;
  return addToOutbox(tx, websiteId, `${kind}:${token}:${unique}`, mail);
}
