import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { callerId } from '../owned-orders/order-shipments.ts';
import { siteTextsValue } from '../site-parts/site-texts.ts';

/** The mails of a website that its owner can look at before anybody gets them, in the order of a purchase. */
export const customerMails = [
  'order',
  'order_transfer',
  'order_later',
  'paid',
  'payment_failed',
  'payment_reminder',
  'payment_link',
  'shipment',
  'shipment_part',
  'pickup',
  'payment_request',
  'refund',
  'lowered',
  'cancelled',
  'vat_corrected',
  'quote',
  'offer',
  'offer_reminder',
  'answer',
  'withdrawal',
  'withdrawal_returned',
  'withdrawal_paid_back',
  'withdrawal_refused',
  'form_confirm',
] as const;

/** Those that the people of the shop get. */
export const shopMails = ['order_notice', 'quote_notice', 'question', 'withdrawal_notice', 'form'] as const;

/** Those that members of the website get about their account, in words that are the same for all websites. */
export const accountMails = [
  'account_invitation',
  'account_reset',
  'account_email',
  'account_changed',
] as const;

export type MailExample =
  | (typeof customerMails)[number]
  | (typeof shopMails)[number]
  | (typeof accountMails)[number];

const asked = {
  ...websiteIds,
  mail: z.enum([...customerMails, ...shopMails, ...accountMails]),
  /** Own wordings as they are now on the screen, also those that are not published. */
  texts: siteTextsValue,
};

const mailContent = z.object({ subject: z.string(), html: z.string(), text: z.string() });

/** A mail of a website as it would be sent, about an order that does not exist. Nothing is sent or stored. */
export const previewMail = defineEndpoint({
  name: 'preview-mail',
  path: '/api/services/websites/v1/mail-examples/preview',
  audience: 'owner',
  request: z.object(asked),
  response: mailContent.extend({
    /** The keys of its texts that an owner can change, in the order of the mail. */
    keys: z.array(z.string()),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Sends such a mail to the member who asks for it, once per `id`. */
export const sendTrialMail = defineEndpoint({
  name: 'send-trial-mail',
  path: '/api/services/websites/v1/mail-examples/send-trial',
  audience: 'owner',
  request: z.object({ ...asked, id: callerId }),
  response: z.object({ recipient: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'rate_limited'],
});
