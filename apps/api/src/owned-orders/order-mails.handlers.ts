import type { listOrderMails, resendOrderMail } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findNumberedPurchase, type OrderRow } from '../payments/order.repository.ts';
import { sendAgain } from '../ports/mail/send-again.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { changeOnce } from './change-once.ts';
import { findOrderMail, findOrderMails, recipientAgain, refuseManyMails } from './order-mails.repository.ts';
import { orderRoles } from '../orders/order-roles.ts';

/** What was mailed about an order or quote request. */
export const listOrderMailsHandler: Handler<typeof listOrderMails> = async ({ number }, context) => {
  requireRole(context, orderRoles);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const purchase = await findNumberedPurchase(tx, websiteId, number);
    if (!purchase) throw new ApiError('not_found');
    const { token, customer } = purchase;
    const mails = await findOrderMails(tx, websiteId, token);
    return {
      mails: mails.map((mail) => ({
        id: mail.id,
        subject: mail.subject,
        recipient: mail.recipient,
        at: mail.created_at.toISOString(),
        status: mail.status,
        error: mail.last_error,
        again_to: recipientAgain(mail, customer.invoice_email),
      })),
    };
  });
};

/** Sends a mail of an order again. */
export const resendOrderMailHandler: Handler<typeof resendOrderMail> = async (input, context) => {
  const { mail_id } = input;
  const sent: { mailId?: string | undefined } = {};
  const reply = await changeOnce(context, input, {
    action: 'mail_resent',
    asked: { mail_id },
    work: async (tx, order) => {
      const { mail, recipient } = await mailAgain(tx, order, mail_id);
      if (recipient === '') {
        throw new ApiError('validation_failed', { mail_id: [{ key: 'order_mail_private' }] });
      }
      await refuseManyMails(tx, order, context.now());
      sent.mailId = await sendAgain(tx, order.website_id, mail, recipient);
      return { after: { subject: mail.subject, recipient }, reply: { recipient } };
    },
    again: async (tx, order) => ({ recipient: (await mailAgain(tx, order, mail_id)).recipient }),
  });
  await sendSoon(context.ports.jobs, context.websiteId, sent.mailId);
  return reply;
};

/** A mail of an order, and to whom it would go now. Throws `not_found`. */
async function mailAgain(tx: WebsiteTransaction, order: OrderRow, id: string) {
  const mail = await findOrderMail(tx, order, id);
  if (!mail) throw new ApiError('not_found');
  return { mail, recipient: recipientAgain(mail, order.customer.invoice_email) };
}
