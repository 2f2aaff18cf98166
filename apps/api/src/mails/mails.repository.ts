import { MAX_COUNTED_MAILS, type MailSort } from '@etalage/api-contract';
import { type RawBuilder, sql } from 'kysely';
import { type ListCursor, listCursors, pageAround } from '../calls/list-cursor.ts';
import { MICROSECONDS, microsecondsOf, momentOfMicroseconds } from '../db/microseconds.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { type AskedMails, mailConditions, type MailReader, visibleMails } from './mail-conditions.ts';

/** More than this is not counted for the overview: nobody needs to know how much more. */
const MOST = 1000;

const cursors = listCursors<MailSort>({ date: MICROSECONDS });

export interface MailRow {
  readonly id: string;
  readonly unique_key: string;
  readonly subject: string;
  readonly recipient: string;
  readonly kind: string;
  readonly number: string;
  /** Of the customer of the order or quote now; '' without one. */
  readonly customer_email: string;
  readonly created_at: Date;
  readonly status: 'waiting' | 'sending' | 'sent' | 'kept' | 'failed';
  readonly last_error: string;
  readonly sent_again: boolean;
  readonly private: boolean;
  readonly order_token: string | null;
  readonly sort_text: string;
}

interface AskedPage extends AskedMails {
  readonly descending: boolean;
  readonly cursor: string;
  readonly limit: number;
}

/** A page of the mails that a member may see, with the cursors around it and the number of all. */
export async function pageOfMails(
  tx: WebsiteTransaction,
  { websiteId, reader, now }: { readonly websiteId: string; readonly reader: MailReader; readonly now: Date },
  asked: AskedPage,
) {
  const conditions = mailConditions(visibleMails(websiteId, reader, now), asked);
  const cursor = cursors.read(asked.cursor, 'date');
  const total = await countMails(tx, conditions, MAX_COUNTED_MAILS + 1);
  const found = await findMails(tx, conditions, asked, cursor);
  const placeOf = ({ sort_text: value, id }: MailRow) => ({ value, id, within: '' });
  return { ...pageAround(cursors, { found, limit: asked.limit, sort: 'date', cursor, placeOf }), total };
}

/** The number of refused mails that nobody has sent again. */
export async function countRefused(
  tx: WebsiteTransaction,
  websiteId: string,
  reader: MailReader,
  now: Date,
): Promise<number> {
  const visible = visibleMails(websiteId, reader, now);
  return countMails(tx, mailConditions(visible, { query: '', state: 'refused' }), MOST);
}

async function countMails(
  tx: WebsiteTransaction,
  conditions: RawBuilder<unknown>,
  most: number,
): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from (select from mail_outbox m where ${conditions} limit ${most}) found`.execute(
    tx,
  );
  return rows[0]?.total ?? 0;
}

/** The mails of a page, with one more if there is one. */
async function findMails(
  tx: WebsiteTransaction,
  conditions: RawBuilder<unknown>,
  { descending, limit }: AskedPage,
  cursor: ListCursor<MailSort> | undefined,
): Promise<MailRow[]> {
  const isDown = descending !== (cursor?.isBefore ?? false);
  const direction = isDown ? sql`desc` : sql`asc`;
  const beyond = cursor
    ? sql`(m.created_at, m.id) ${isDown ? sql`<` : sql`>`}
        (${momentOfMicroseconds(cursor.value)}, ${cursor.id})`
    : sql`true`;
  const { rows } = await sql<MailRow>`
    select m.id, m.unique_key, m.subject, m.recipient, m.kind, m.created_at, m.status, m.last_error, m.private,
      m.order_token, m.sent_again_at is not null as sent_again,
      coalesce(o.number, q.number, '') as number,
      coalesce(o.customer ->> 'invoice_email', q.customer ->> 'invoice_email', '') as customer_email,
      ${microsecondsOf(sql`m.created_at`)} as sort_text
    from (select * from mail_outbox m where ${conditions} and ${beyond}
      order by m.created_at ${direction}, m.id ${direction} limit ${limit + 1}) m
    left join orders o on o.website_id = m.website_id and o.token = m.order_token
    left join quotes q on q.website_id = m.website_id and q.token = m.order_token
    order by m.created_at ${direction}, m.id ${direction}`.execute(tx);
  return rows;
}
