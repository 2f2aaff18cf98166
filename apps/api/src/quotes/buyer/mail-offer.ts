import { mailLayout } from '@etalage/site-model/mail';
import { formatDate, formatMoney } from '@etalage/texts/format';
import type { HandlerContext } from '../../calls/handler-context.ts';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { sellerLines } from '../../orders/order-mail.ts';
import type { QuoteRow } from '../../payments/order.repository.ts';
import { addToOutbox } from '../../ports/mail/outbox.ts';
import { findMailWebsite } from '../../websites/find-mail-website.ts';
import { sellerOf } from '../../websites/seller.ts';
import { websiteMailLook } from '../../websites/website-mail-look.ts';
import type { OfferRow } from '../offers.repository.ts';
import { quotePagePath } from '../quote-page-path.ts';

/**
 * Puts the mail with a version of a quote that was just sent in the outbox, once; returns its id, or undefined when it was
 * there already. The caller sends it after the commit.
 */
export async function mailOffer(
  tx: WebsiteTransaction,
  { ports, translate: t }: HandlerContext,
  quote: QuoteRow,
  offer: OfferRow,
): Promise<string | undefined> {
  const { website_id: websiteId, customer, token, number } = quote;
  const website = await findMailWebsite(tx, websiteId);
  const origin = ports.siteUrl(website.host);
  const seller = sellerOf(website);
  const subject = t('quote_mail_subject', { number });
  const content = mailLayout({
    subject,
    sender: seller.name,
    look: websiteMailLook(website, origin),
    parts: [
      { kind: 'paragraph', text: t('order_mail_greeting', { name: customer.invoice_firstname }) },
      {
        kind: 'paragraph',
        text: t('quote_mail_intro', {
          shop: seller.name,
          amount: formatMoney(offer.total_incl_tax),
          day: formatDate(offer.valid_until),
        }),
      },
      {
        kind: 'button',
        label: t('quote_mail_button'),
        url: origin + quotePagePath(website.settings, token),
        hint: t('order_mail_button_hint'),
      },
      { kind: 'footer', lines: sellerLines(seller, t) },
    ],
  });
  const { email: replyTo, name: senderName } = seller;
  const mail = { recipient: customer.invoice_email, replyTo, senderName, subject, ...content };
  return addToOutbox(tx, websiteId, `order-quote-offer:${token}:${offer.number}`, mail);
}
