import { MAX_ORDER_MAILS } from '@etalage/api-contract';
import type { TextKey } from '@etalage/texts';
import { recordChange } from '../audit/audit.repository.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Member } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { ORDER_SUBJECT, recordOrderChange } from '../owned-orders/change-order.ts';
import { refuseManyMails } from '../owned-orders/order-mails.repository.ts';
import type { OrderRow, QuoteRow } from '../payments/order.repository.ts';
import { sendAgain } from '../ports/mail/send-again.ts';
import { recipientNow } from './list-mails.handler.ts';
import type { RefusedMail } from './resent-mails.repository.ts';

/** The kind under which the audit records what members do with a mail that is about no order. */
const MAIL_SUBJECT = 'mail';

interface Outcome {
  /** The id of the copy. */
  readonly copy?: string;
  readonly problem?: { readonly key: TextKey; readonly values?: Readonly<Record<string, string>> };
}

const refused = (key: TextKey, values?: Record<string, string>): Outcome => ({
  problem: values ? { key, values } : { key },
});

/** Sends a locked mail again if it was refused and waits for that, and records who did it. */
export async function resendMail(
  tx: WebsiteTransaction,
  { websiteId, member, now }: { readonly websiteId: string; readonly member: Member; readonly now: Date },
  mail: RefusedMail | undefined,
  { order, quote }: { readonly order: OrderRow | undefined; readonly quote: QuoteRow | undefined },
): Promise<Outcome> {
  if (!mail) return refused('mails_gone');
  if (mail.status !== 'failed' || mail.sent_again_at !== null) return refused('mails_not_waiting');
  const purchase = order ?? quote;
  const recipient = recipientNow(mail, purchase?.customer.invoice_email ?? '');
  if (recipient === '') return refused('mails_no_address');
  if (purchase && (await hasMany(tx, purchase, now)))
    return refused('mails_too_many', { most: String(MAX_ORDER_MAILS) });
  const copy = await sendAgain(tx, websiteId, mail, recipient);
  if (!copy) return refused('mails_no_address');
  const after = { mail_id: mail.id, subject: mail.subject, recipient };
  if (order) {
    await recordOrderChange(tx, websiteId, member, order, { action: 'mail_resent', after });
  } else {
    const changes = [{ subjectId: quote?.id ?? mail.id, before: null, after }];
    const kind = quote ? ORDER_SUBJECT : MAIL_SUBJECT;
    await recordChange(tx, websiteId, member, { kind, action: 'mail_resent', changes });
  }
  return { copy };
}

/** Whether members have sent as many mails about an order or quote within an hour as they may. */
async function hasMany(tx: WebsiteTransaction, purchase: OrderRow | QuoteRow, now: Date): Promise<boolean> {
  try {
    await refuseManyMails(tx, purchase, now);
    return false;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'rate_limited') return true;
    throw error;
  }
}
