import { sql } from 'kysely';
import { startOfDay } from '../db/start-of-day.ts';
import { deletedRows } from './deleted-rows.ts';

/** A cart with lines ends 30 days after it was used last; one without is swept within a day. */
export const carts = deletedRows({
  table: 'carts',
  isOld: ({ from }) => sql<boolean>`t.status = 'open' and t.expires_at < ${startOfDay(from, 30)}
    and exists (select from cart_lines l where l.website_id = t.website_id and l.cart_id = t.id)`,
});

/** Who was found by their address in a cart or a mail, and of whom nothing else is stored any more. */
export const strangers = deletedRows({
  table: 'customers',
  isOld: () => sql<boolean>`t.email is not null and t.orders = 0 and t.quotes = 0 and t.submissions = 0
    and not exists (select from customer_notes n where n.website_id = t.website_id and n.customer_id = t.id)
    and not exists (select from carts c
      where c.website_id = t.website_id and lower(btrim(c.customer ->> 'invoice_email')) = t.email)
    and not exists (select from mail_outbox m
      where m.website_id = t.website_id and not m.private and lower(btrim(m.recipient)) = t.email)
    and not exists (select from mail_outbox m
      where m.website_id = t.website_id and not m.private and lower(btrim(m.reply_to)) = t.email)`,
});

export const searches = deletedRows({
  table: 'missed_searches',
  id: sql<string>`t.day::text || ' ' || t.words`,
  isOld: ({ from }) => sql<boolean>`t.day < ${from}::date`,
});

export const consents = deletedRows({
  table: 'cookie_consents',
  isOld: ({ from }) => sql<boolean>`t.created_at < ${startOfDay(from)}`,
});

export const changes = deletedRows({
  table: 'audit_events',
  isOld: ({ from }) => sql<boolean>`t.at < ${startOfDay(from)}`,
});

/** Those that a worker is at stay; so do products. Each has up to 20,000 rows. */
export const imports = deletedRows({
  table: 'catalogue_imports',
  atOnce: 1,
  isOld: ({ from }) => sql<boolean>`t.created_at < ${startOfDay(from)}
    and t.state not in ('planning', 'running', 'undoing')`,
});

/** The proof of a number in a cart stays with it; that of an order is in the order as well. */
export const vatChecks = deletedRows({
  table: 'vies_checks',
  isOld: ({ from }) => sql<boolean>`t.checked_at < ${startOfDay(from)}
    and not exists (select from carts c
      where c.website_id = t.website_id and c.status = 'open' and c.vies_check_id = t.id)`,
});
