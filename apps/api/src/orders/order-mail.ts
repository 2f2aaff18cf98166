import { payLaterTerm, type Returns } from '@etalage/shop-domain';
import type { Transfer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { mailLayout, type MailLook, type MailPart } from '@etalage/site-model/mail';
import type { Mail } from '../ports/mail/mail-sender.ts';
import type { PlacedPurchase } from '../payments/order.repository.ts';
import { type AcceptedOffer, acceptedParts, addressParts, purchaseParts } from './purchase-parts.ts';
import type { Seller } from '../websites/seller.ts';
import { transferParts } from './transfer-parts.ts';
import { type WithdrawalMail, withdrawalParts } from './withdrawal-parts.ts';

interface Confirmation {
  readonly seller: Seller;
  readonly returns: Returns;
  /** Whether its buyer must be told of the legal guarantee. */
  readonly hasGuarantee: boolean;
  readonly look: MailLook;
  /** The order page. */
  readonly url: string;
  /** How its buyer withdraws from it; null for a quote request, and for who cannot. */
  readonly withdrawal: WithdrawalMail | null;
  /** How the order is paid by bank transfer; null for other methods. */
  readonly transfer: Transfer | null;
  /** The days of the term of what is paid afterwards; null for other methods. */
  readonly payDays: number | null;
  /** No money moves in its payment. */
  readonly isTest: boolean;
  readonly accepted?: AcceptedOffer | undefined;
}

/** The confirmation of an order or quote request. */
export function orderMail(
  purchase: PlacedPurchase,
  { seller, returns, hasGuarantee, look, url, withdrawal, transfer, payDays, isTest, accepted }: Confirmation,
  t: Translate,
): Omit<Mail, 'id'> {
  const { kind, number, customer, snapshot } = purchase;
  const { terms } = snapshot;
  const subject = t(kind === 'quote' ? 'order_mail_subject_quote' : 'order_mail_subject_order', { number });
  const mailBody = mailLayout({
    subject,
    sender: seller.name,
    look,
    parts: [
      { kind: 'paragraph', text: t('order_mail_greeting', { name: customer.invoice_firstname }) },
      { kind: 'paragraph', text: t(`order_mail_intro_${kind}`, { shop: seller.name }) },
      ...acceptedParts(accepted, t),
      ...(isTest ? [{ kind: 'paragraph' as const, text: t('order_mail_test') }] : []),
      ...purchaseParts(purchase, t),
      ...(transfer ? transferParts(transfer, t) : []),
      ...(payDays === null ? [] : laterParts(payDays, t)),
      { kind: 'button', label: t('order_mail_button'), url, hint: t('order_mail_button_hint') },
      ...addressParts(purchase, t),
      ...(terms === undefined ? [] : termsParts(t)),
      ...(withdrawal === null ? [] : withdrawalParts(withdrawal, { seller, returns }, t)),
      ...(hasGuarantee ? guaranteeParts(t) : []),
      { kind: 'footer', lines: sellerLines(seller, t) },
    ],
  });
  return {
    recipient: customer.invoice_email,
    replyTo: seller.email,
    senderName: seller.name,
    subject,
    ...(terms !== undefined && { terms }),
    ...mailBody,
  };
}

/** When what is paid afterwards is to be paid. */
function laterParts(days: number, t: Translate): MailPart[] {
  const { key, values } = payLaterTerm(days);
  const text = `${t(key, values)} ${t('order_mail_later_then')}`;
  return [
    { kind: 'heading', text: t('order_mail_later_heading') },
    { kind: 'paragraph', text },
  ];
}

/** The reminder of the legal guarantee, which the confirmation repeats (art. 6:230v lid 7 BW). */
function guaranteeParts(t: Translate): MailPart[] {
  return [
    { kind: 'heading', text: t('webshop_guarantee_heading') },
    { kind: 'paragraph', text: `${t('webshop_guarantee_term')} ${t('webshop_guarantee_when')}` },
    { kind: 'paragraph', text: `${t('webshop_guarantee_remedy')} ${t('webshop_guarantee_how')}` },
    { kind: 'paragraph', text: t('webshop_guarantee_link') },
  ];
}

/** What the terms are that go with the mail, because their page may say something else later (art. 6:230v lid 7 BW). */
function termsParts(t: Translate): MailPart[] {
  return [
    { kind: 'heading', text: t('order_mail_terms_heading') },
    { kind: 'paragraph', text: t('order_mail_terms') },
  ];
}

/** Who sells, for the end of a mail. */
export function sellerLines(seller: Seller, t: Translate): string[] {
  return [
    seller.name,
    seller.street,
    `${seller.postcode} ${seller.city}`.trim(),
    seller.phone,
    seller.email,
    seller.kvk && t('order_mail_kvk', { number: seller.kvk }),
    seller.vat_number && t('order_mail_vat', { number: seller.vat_number }),
  ].filter(Boolean);
}
