import { type listMails, MAX_COUNTED_MAILS } from '@etalage/api-contract';
import type { Handler } from '../calls/handler-context.ts';
import { recipientAgain } from '../owned-orders/order-mails.repository.ts';
import { mailReaderOf } from './mail-reader.ts';
import { type MailRow, pageOfMails } from './mails.repository.ts';

/** The mails of a website, for owners and shop members (GEN-08). */
export const listMailsHandler: Handler<typeof listMails> = async (input, context) => {
  const { reader } = mailReaderOf(context);
  const { websiteId } = context;
  return context.read(async (tx) => {
    const asking = { websiteId, reader, now: context.now() };
    const { rows, total, next, previous } = await pageOfMails(tx, asking, input);
    return {
      mails: rows.map(listedMailOf),
      total: Math.min(total, MAX_COUNTED_MAILS),
      is_more: total > MAX_COUNTED_MAILS,
      next,
      previous,
    };
  });
};

function listedMailOf(mail: MailRow) {
  const { id, subject, recipient, kind, number, status, sent_again, last_error: error } = mail;
  const isOpen = status === 'failed' && !sent_again;
  const again_to = isOpen ? recipientNow(mail, mail.customer_email) : '';
  return {
    id,
    subject,
    recipient,
    kind,
    number,
    at: mail.created_at.toISOString(),
    status,
    error,
    sent_again,
    again_to,
  };
}

/** To whom a mail goes when it is sent again; only one about an order follows the address of its customer. */
export function recipientNow(
  mail: Parameters<typeof recipientAgain>[0] & { readonly order_token: string | null },
  email: string,
): string {
  return recipientAgain(mail, mail.order_token === null ? mail.recipient : email);
}
