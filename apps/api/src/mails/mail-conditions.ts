import {
  type listMails,
  MAIL_DAYS,
  type InputOf,
  type MailState,
  type MailSubject,
} from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { patternsOf, wordsOf } from '../db/typed-words.ts';

/** Who looks: the mails about forms are for those who may read what was sent with them (GEN-08). */
export type MailReader = 'owner' | 'shop';

/** A list of kinds instead of what is left out, so that a new kind of mail about an account is never shown. */
const subjects: Record<MailSubject, RawBuilder<unknown>> = {
  orders: sql`m.order_token is not null`,
  forms: sql`m.kind in ('form', 'form-confirm')`,
  stock: sql`m.kind = 'low-stock'`,
};

/** Mails that a member sent to themselves, to see how they look. */
const trials = sql`m.kind = 'trial'`;

/** In the words of the index of what is refused. */
const states: Record<MailState, RawBuilder<unknown>> = {
  refused: sql`m.status = 'failed' and m.sent_again_at is null`,
  waiting: sql`m.status in ('waiting', 'sending')`,
  sent: sql`m.status = 'sent'`,
  kept: sql`m.status = 'kept'`,
};

/** The mails `m` of a website that a member may see: without those with a secret, and at most `MAIL_DAYS` old. */
export function visibleMails(websiteId: string, reader: MailReader, now: Date): RawBuilder<unknown> {
  const since = new Date(now.getTime() - MAIL_DAYS * 24 * 3_600_000);
  const own =
    reader === 'owner'
      ? [subjects.orders, subjects.forms, subjects.stock, trials]
      : [subjects.orders, subjects.stock];
  return sql`m.website_id = ${websiteId} and m.created_at >= ${since} and not m.private and (${sql.join(own, sql` or `)})`;
}

export type AskedMails = Pick<InputOf<typeof listMails>, 'query' | 'state' | 'about'>;

/** The conditions of a search among the mails that a member may see. */
export function mailConditions(
  visible: RawBuilder<unknown>,
  { query, state, about }: AskedMails,
): RawBuilder<unknown> {
  const all = [visible];
  if (state) all.push(states[state]);
  if (about) all.push(subjects[about]);
  const words = wordsOf(query);
  if (words.length > 0)
    all.push(sql`' ' || find_plain(m.subject || ' ' || m.recipient) like all (${patternsOf(words)})`);
  return sql.join(all, sql` and `);
}
