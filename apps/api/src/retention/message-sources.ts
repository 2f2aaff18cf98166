import { sql } from 'kysely';
import { startOfDay } from '../db/start-of-day.ts';
import { deleteSubmissions } from '../forms/submission.repository.ts';
import { orderParts } from '../order-list/list-conditions.ts';
import { deletedRows } from './deleted-rows.ts';
import type { RetentionSource } from './retention-source.ts';

/** With their files; a form may have a shorter term of its own. */
export const submissions: RetentionSource = {
  ...deletedRows({
    table: 'form_submissions',
    isOld: ({ from }) => sql<boolean>`t.created_at < ${startOfDay(from)}`,
  }),
  erase: deleteSubmissions,
};

/** Never one that is still to be sent. */
export const mails = deletedRows({
  table: 'mail_outbox',
  isOld: ({ from }) => sql<boolean>`t.created_at < ${startOfDay(from)}
    and t.status in ('sent', 'kept', 'failed')`,
});

/** Those that were accepted, and those whose link works no more. */
export const invitations = deletedRows({
  table: 'invitations',
  isOld: ({ from }) => sql<boolean>`t.sent_at < ${startOfDay(from)}
    and (t.accepted_by is not null or t.expires_at < clock_or(now()))`,
});

export const customerNotes: RetentionSource = {
  ...deletedRows({
    table: 'customer_notes',
    isOld: ({ from }) => sql<boolean>`t.created_at < ${startOfDay(from)}`,
  }),
  erase: async (tx, websiteId, ids) => {
    const { rows } = await sql<{ email: string }>`
      with gone as (delete from customer_notes where website_id = ${websiteId} and id = any(${[...ids]}::text[])
        returning customer_id)
      select c.email from customers c where c.website_id = ${websiteId} and c.email is not null
        and c.id in (select customer_id from gone)`.execute(tx);
    // Who is known by a note alone is not known without it.
    const emails = rows.map(({ email }) => email);
    await sql`select refresh_customers(${websiteId}, ${emails}::text[])`.execute(tx);
  },
};

/** Those of an order that is in hand stay. */
export const orderNotes: RetentionSource = {
  table: sql`order_notes t join orders o on o.website_id = t.website_id and o.id = t.order_id`,
  alias: 't',
  id: sql<string>`t.id`,
  isOld: ({ from }) => sql<boolean>`t.created_at < ${startOfDay(from)} and t.text <> ''
    and not (${orderParts.to_send}) and not (${orderParts.unpaid})`,
  erase: (tx, websiteId, ids) =>
    sql`update order_notes set text = '', deleted_at = coalesce(deleted_at, clock_or(now()))
      where website_id = ${websiteId} and id = any(${[...ids]}::text[])`.execute(tx),
};
