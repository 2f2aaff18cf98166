import type { getOwnedQuote, OutputOf } from '@etalage/api-contract';
import type { MailPart } from '@etalage/site-model/mail';
import type { Translate } from '@etalage/texts';
import { formatBytes, formatDate, formatMoney } from '@etalage/texts/format';
import type { CustomerMail } from '../../owned-orders/customer-mail.ts';
import type { QuoteRow } from '../../payments/order.repository.ts';
import type { OfferRow } from '../offers.repository.ts';

type Offer = Pick<OfferRow, 'number' | 'total_incl_tax' | 'valid_until'>;
type File = OutputOf<typeof getOwnedQuote>['files'][number];
type Quote = Pick<QuoteRow, 'number' | 'customer'>;

/** The mail that an offer is ready, or that a new version replaces the one before. */
export function offerMail(
  quote: Quote,
  offer: Offer,
  { message, files }: { readonly message: string; readonly files: readonly File[] },
  t: Translate,
): CustomerMail {
  const { number } = quote;
  const isFirst = offer.number === 1;
  return {
    ...linkOf(quote, offer, t),
    key: ['order-quote-offer', String(offer.number)],
    subject: t(isFirst ? 'order_mail_offer_subject' : 'order_mail_offer_subject_new', { number }),
    parts: (shop, page) => [
      {
        kind: 'paragraph',
        text: isFirst
          ? t('order_mail_offer_intro', { shop })
          : t('order_mail_offer_intro_new', { shop, version: offer.number }),
      },
      ...(message === ''
        ? []
        : [{ kind: 'answer' as const, label: t('order_mail_offer_message', { shop }), value: message }]),
      termsOf(offer, t),
      ...filesOf(files, page, t),
    ],
  };
}

/** Links to the page, which gives the files to who knows the e-mail address: a mail that was sent on opens none of them. */
function filesOf(files: readonly File[], page: string, t: Translate): MailPart[] {
  if (files.length === 0) return [];
  const links = files.map(({ name, size, kind }) => {
    return { text: name, note: `${kind}, ${formatBytes(size)}`, url: `${page}#bijlagen` };
  });
  return [{ kind: 'links', label: t('order_mail_offer_files'), links }];
}

/** The mail that an offer ends soon. */
export function reminderMail(quote: Quote, offer: Offer, t: Translate): CustomerMail {
  const { number } = quote;
  const date = formatDate(offer.valid_until);
  return {
    ...linkOf(quote, offer, t),
    key: ['order-offer-reminder', String(offer.number)],
    subject: t('order_mail_offer_reminder_subject', { number, date }),
    canStop: true,
    parts: (shop) => [
      { kind: 'paragraph', text: t('order_mail_offer_reminder_intro', { shop, date }) },
      termsOf(offer, t),
    ],
  };
}

/** The link names the version, so that the page can say when another one replaced it. */
function linkOf({ customer }: Quote, { number }: Offer, t: Translate) {
  return {
    button: t('order_mail_offer_button'),
    hint: t('order_mail_offer_hint', { email: customer.invoice_email }),
    parameter: `&versie=${number}`,
  };
}

function termsOf({ total_incl_tax, valid_until }: Offer, t: Translate): MailPart {
  return {
    kind: 'rows',
    rows: [
      { label: t('order_mail_total_zero_rated'), value: formatMoney(total_incl_tax), isStrong: true },
      { label: t('order_mail_offer_valid'), value: formatDate(valid_until) },
    ],
  };
}
