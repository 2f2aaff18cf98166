import { paymentMails } from '@etalage/api-contract';
import { isEmail } from '@etalage/shop-domain';
import type { Translate } from '@etalage/texts';
import { z } from 'zod';
import { mailLayout, type MailLook } from '@etalage/site-model/mail';
import type { Mail } from '../ports/mail/mail-sender.ts';
import type { PlacedPurchase } from '../payments/order.repository.ts';
import { type AcceptedOffer, acceptedParts, addressParts, purchaseParts } from './purchase-parts.ts';
import type { Seller } from '../websites/seller.ts';

const notifications = z
  .object({ order_email: z.string().catch(''), mails_off: z.array(z.enum(paymentMails)).catch([]) })
  .catch({ order_email: '', mails_off: [] });

/** The owner's settings of notifications; settings that cannot be read count as not set. */
export function notificationsOf(settings: Readonly<Record<string, unknown>>) {
  return notifications.parse(settings['notifications'] ?? {});
}

/**
 * The recipient of mails about new orders and quote requests: `notifications.order_email` of the website's settings,
 * else the company's own address. Empty if neither is a valid address.
 */
export function ownerAddress(settings: Readonly<Record<string, unknown>>, seller: Seller): string {
  return (
    [notificationsOf(settings).order_email, seller.email].map((typed) => typed.trim()).find(isEmail) ?? ''
  );
}

interface Notification {
  readonly seller: Seller;
  readonly look: MailLook;
  readonly recipient: string;
  /** Of the order, in the dashboard. */
  readonly url: string;
  readonly isTest: boolean;
  readonly accepted?: AcceptedOffer | undefined;
}

/** The notification of a new order or quote request; a reply is sent to the customer. */
export function ownerMail(
  purchase: PlacedPurchase,
  { seller, look, recipient, url, isTest, accepted }: Notification,
  t: Translate,
): Omit<Mail, 'id'> {
  const { kind, number, customer } = purchase;
  const subject = t(`order_mail_owner_subject_${kind}`, { number });
  const name = `${customer.invoice_firstname} ${customer.invoice_lastname}`.trim();
  const content = mailLayout({
    subject,
    sender: seller.name,
    look,
    parts: [
      { kind: 'paragraph', text: t(`order_mail_owner_intro_${kind}`, { name }) },
      ...acceptedParts(accepted, t),
      ...(isTest ? [{ kind: 'paragraph' as const, text: t('order_mail_owner_test') }] : []),
      ...purchaseParts(purchase, t),
      {
        kind: 'button',
        label: t('order_mail_owner_button'),
        url,
        ...(kind !== 'quote' && { hint: t('order_mail_owner_hint') }),
      },
      ...addressParts(purchase, t),
      { kind: 'footer', lines: [t('order_mail_owner_reply'), t('order_mail_owner_footer')] },
    ],
  });
  return { recipient, replyTo: customer.invoice_email, senderName: seller.name, subject, ...content };
}
