import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { redacted, redactedText } from './redacted.ts';

/** Takes an address out of what is kept for other reasons: other people's forms, the audit, kept searches, discounts. */
export async function eraseMentions(tx: WebsiteTransaction, websiteId: string, email: string): Promise<void> {
  const site = sql`website_id = ${websiteId}`;
  const answers = sql.ref('answers');
  await sql`
    update form_submissions set answers = ${redacted(answers, email)}, words = ${redactedText(sql.ref('words'), email)}
    where ${site} and strpos(lower(answers::text), ${email}) > 0`.execute(tx);
  await sql`
    update audit_events
    set before = ${redacted(sql.ref('before'), email)}, after = ${redacted(sql.ref('after'), email)}
    where ${site} and strpos(lower(concat(before::text, after::text)), ${email}) > 0`.execute(tx);
  await sql`
    update order_views set search = ${redacted(sql.ref('search'), email)}
    where ${site} and strpos(lower(search::text), ${email}) > 0`.execute(tx);
  // Without an address a discount is for everybody: one that was meant for nobody else ends.
  await sql`
    update discounts set emails = array_remove(emails, ${email}), version = version + 1,
      is_active = is_active and cardinality(emails) > 1
    where ${site} and ${email} = any (emails)`.execute(tx);
}

/** What the time lines of purchases say about their buyer; that it happened stays. */
export async function eraseChanges(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[],
): Promise<void> {
  await sql`
    update audit_events set before = '{}', after = '{}'
    where website_id = ${websiteId} and subject_kind = 'order' and subject_id = any(${[...ids]}::text[])
      and action = 'address_changed'`.execute(tx);
  await sql`
    update audit_events set after = after - 'reason'
    where website_id = ${websiteId} and subject_kind = 'order' and subject_id = any(${[...ids]}::text[])
      and action = 'withdrawal_refused'`.execute(tx);
  // Of what they did themselves they are the member.
  await sql`
    update audit_events set member_name = '', after = after - 'name'
    where website_id = ${websiteId} and subject_kind = 'order' and subject_id = any(${[...ids]}::text[])
      and member_id = ''`.execute(tx);
}

/** Locks the open carts in which the address was typed. */
export async function lockCarts(tx: WebsiteTransaction, websiteId: string, email: string): Promise<void> {
  await sql`
    select from carts where website_id = ${websiteId} and lower(btrim(customer ->> 'invoice_email')) = ${email}
    order by id for update`.execute(tx);
}

/**
 * The open carts in which the address was typed; who has one gets an empty cart. Returns the VAT numbers that were typed in
 * them.
 */
export async function eraseCarts(
  tx: WebsiteTransaction,
  websiteId: string,
  email: string,
): Promise<string[]> {
  const { rows } = await sql<{ id: string; tax_number: string }>`
    delete from carts where website_id = ${websiteId} and lower(btrim(customer ->> 'invoice_email')) = ${email}
    returning id, coalesce(customer ->> 'invoice_tax_number', '') as tax_number`.execute(tx);
  const ids = rows.map(({ id }) => id);
  // Replies of calls are kept for a day, and those about a cart have its customer.
  await sql`
    delete from idempotency_keys where website_id = ${websiteId}
      and (split_part(scope, ':', 2) = any(${ids}::text[]) or strpos(lower(reply::text), ${email}) > 0)`.execute(
    tx,
  );
  return rows.map(({ tax_number }) => tax_number);
}

/** What VIES replied about VAT numbers that no order in the books and no open cart has. */
export async function eraseVatChecks(
  tx: WebsiteTransaction,
  websiteId: string,
  numbers: readonly string[],
): Promise<void> {
  const plain = numbers.map((number) => number.toUpperCase().replace(/[^A-Z0-9]/g, '')).filter(Boolean);
  await sql`
    delete from vies_checks v where v.website_id = ${websiteId} and v.member_state || v.vat_number = any(${plain}::text[])
      and not exists (select from carts c
        where c.website_id = ${websiteId} and c.status = 'open' and c.vies_check_id = v.id)`.execute(tx);
}
