import { mailLayout, type MailPart } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import type { HandlerContext } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { sellerLines } from '../orders/order-mail.ts';
import { orderPagePath } from '../websites/order-page-path.ts';
import type { OrderRow, QuoteRow } from '../payments/order.repository.ts';
import { addToOutbox } from '../ports/mail/outbox.ts';
import { findMailWebsite } from '../websites/find-mail-website.ts';
import { sellerOf } from '../websites/seller.ts';
import { websiteMailLook } from '../websites/website-mail-look.ts';
import { stopAddress } from './stop-reminders.ts';

/** What mails need of their surroundings; those that a sweep sends have no call. */
export interface MailContext {
  readonly ports: Pick<HandlerContext['ports'], 'siteUrl'>;
  readonly translate: Translate;
}

/** What is said to the customer of an order or quote. */
export interface CustomerMail {
  /** The kind and what makes it unique, without the order: `order-cancelled`, `3`. */
  readonly key: readonly [kind: string, unique: string];
  readonly subject: string;
  /** Between the greeting and the button to the order page; gets the name of the shop and the address of that page. */
  readonly parts: (shop: string, page: string) => readonly MailPart[];
  readonly button: string;
  /** Under the button; default: which e-mail opens the page. */
  readonly hint?: string;
  /** Whether its recipient can stop mails of this kind; not those that the law asks for. */
  readonly canStop?: boolean;
  /** Added to the query of the page. */
  readonly parameter?: string;
}

/** The address of the order page of a customer. */
export async function findOrderPage(
  tx: WebsiteTransaction,
  { ports }: HandlerContext,
  { website_id, token }: OrderRow,
): Promise<string> {
  const { settings, host } = await findMailWebsite(tx, website_id);
  return ports.siteUrl(host) + orderPagePath(settings, token);
}

function stopParts(url: string, t: Translate): MailPart[] {
  if (url === '') return [];
  const link = { text: t('order_mail_stop_link'), note: t('order_mail_stop_note'), url };
  return [{ kind: 'links', label: t('order_mail_stop'), links: [link] }];
}

/** Puts a mail to the customer of an order or quote in the outbox; returns its id, or undefined when it was there already. */
export async function mailCustomer(
  tx: WebsiteTransaction,
  { ports, translate: t }: MailContext,
  purchase: OrderRow | QuoteRow,
  { key, subject, parts, button, ...rest }: CustomerMail,
): Promise<string | undefined> {
  const { hint = t('order_mail_button_hint'), parameter = '', canStop = false } = rest;
  const { website_id: websiteId, customer, token } = purchase;
  const website = await findMailWebsite(tx, websiteId);
  const origin = ports.siteUrl(website.host);
  const seller = sellerOf(website);
  const url = origin + orderPagePath(website.settings, token) + parameter;
  const stopUrl = canStop ? stopAddress(origin, websiteId, token) : '';
  const content = mailLayout({
    subject,
    sender: seller.name,
    look: websiteMailLook(website, origin),
    parts: [
      { kind: 'paragraph', text: t('order_mail_greeting', { name: customer.invoice_firstname }) },
      ...parts(seller.name, url),
      { kind: 'button', label: button, url, hint },
      ...stopParts(stopUrl, t),
      { kind: 'footer', lines: sellerLines(seller, t) },
    ],
  });
  const { email: replyTo, name: senderName } = seller;
  const mail = { recipient: customer.invoice_email, replyTo, senderName, subject, stopUrl, ...content };
  const [kind, unique] = key;
  return addToOutbox(tx, websiteId, `${kind}:${token}:${unique}`, mail);
}
