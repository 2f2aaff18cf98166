import type { Transfer } from '@etalage/shop-domain/schema';
import type { Translate } from '@etalage/texts';
import { mailLayout, type MailLook } from '@etalage/site-model/mail';
import type { Mail } from '../ports/mail/mail-sender.ts';
import type { PlacedPurchase } from '../payments/order.repository.ts';
import { type AcceptedOffer, acceptedParts, addressParts, purchaseParts } from './purchase-parts.ts';
import type { Seller } from '../websites/seller.ts';
import { transferParts } from './transfer-parts.ts';
import { type WithdrawalMail, withdrawalParts } from './withdrawal-parts.ts';

interface Confirmation {
  readonly seller: Seller;
  readonly look: MailLook;
  /** The order page. */
  readonly url: string;
  /** How its buyer withdraws from it; null for a quote request, and for who cannot. */
  readonly withdrawal: WithdrawalMail | null;
  /** How the order is paid by bank transfer; null for other methods. */
  readonly transfer: Transfer | null;
  /** No money moves in its payment. */
  readonly isTest: boolean;
  readonly accepted?: AcceptedOffer | undefined;
}

/** The confirmation of an order or quote request. */
export function orderMail(
  purchase: PlacedPurchase,
  { seller, look, url, withdrawal, transfer, isTest, accepted }: Confirmation,
  t: Translate,
): Omit<Mail, 'id'> {
  const { kind, number, customer } = purchase;
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
      { kind: 'button', label: t('order_mail_button'), url, hint: t('order_mail_button_hint') },
      ...addressParts(purchase, t),
      ...(withdrawal === null ? [] : withdrawalParts(withdrawal, seller, t)),
      { kind: 'footer', lines: sellerLines(seller, t) },
    ],
  });
  return {
    recipient: customer.invoice_email,
    replyTo: seller.email,
    senderName: seller.name,
    subject,
    ...mailBody,
  };
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
