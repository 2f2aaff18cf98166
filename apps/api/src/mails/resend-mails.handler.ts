import type { resendMails } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { sendSoon } from '../ports/mail/send-soon.ts';
import { mailReaderOf } from './mail-reader.ts';
import { visibleMails } from './mail-conditions.ts';
import { resendMail } from './resend-mail.ts';
import { lockMails, lockMailedOrders, findMailedQuotes } from './resent-mails.repository.ts';

/** Sends refused mails again, each if it still waits for that; a repeat of a call gets the first reply. */
export const resendMailsHandler: Handler<typeof resendMails> = async ({ id, mail_ids }, context) => {
  const { member, reader } = mailReaderOf(context);
  const { websiteId, translate: t, ports } = context;
  const now = context.now();
  const ids = [...new Set(mail_ids)];
  const { reply, mailIds } = await context.write(async (tx) => {
    const made: string[] = [];
    // Orders before their mails, as whoever sends one mail of an order again.
    const orders = await lockMailedOrders(tx, websiteId, ids);
    const mails = await lockMails(tx, visibleMails(websiteId, reader, now), ids);
    const quotes = await findMailedQuotes(tx, websiteId, [...mails.values()]);
    const once = { websiteId, scope: `resend-mails:${member.id}`, key: id, request: { mail_ids }, now };
    const stored = await idempotent(tx, once, async () => {
      const skipped: { subject: string; message: string }[] = [];
      for (const mailId of ids) {
        const mail = mails.get(mailId);
        const purchases = {
          order: orders.get(mail?.order_token ?? ''),
          quote: quotes.get(mail?.order_token ?? ''),
        };
        const { copy, problem } = await resendMail(tx, { websiteId, member, now }, mail, purchases);
        if (copy) made.push(copy);
        if (problem) skipped.push({ subject: mail?.subject ?? '', message: t(problem.key, problem.values) });
      }
      return { sent: made.length, skipped };
    });
    return { reply: stored, mailIds: made };
  });
  for (const mailId of mailIds) await sendSoon(ports.jobs, websiteId, mailId);
  return reply;
};
