import type { findPerson } from '@etalage/api-contract';
import { isEmail, normaliseEmail } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { CUSTOMER_SUBJECT } from './customer.repository.ts';

/** The customer with an address; whoever is known from a cart or a mail alone becomes one. */
export const findPersonHandler: Handler<typeof findPerson> = async (input, context) => {
  const member = requireRole(context, ['owner']);
  const { websiteId } = context;
  if (!isEmail(input.email))
    throw new ApiError('validation_failed', { email: [{ key: 'customers_person_invalid' }] });
  const email = normaliseEmail(input.email);
  return context.write(async (tx) => {
    const known = await findId(tx, websiteId, email);
    if (known !== undefined) return { id: known };
    const made = await addStranger(tx, websiteId, email);
    // Somebody else may have made the same customer meanwhile.
    if (made === undefined) return { id: (await findId(tx, websiteId, email)) ?? '' };
    const changes = [{ subjectId: made, before: null, after: {} }];
    await recordChange(tx, websiteId, member, { kind: CUSTOMER_SUBJECT, action: 'found', changes });
    return { id: made };
  });
};

async function findId(tx: WebsiteTransaction, websiteId: string, email: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('customers')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .executeTakeFirst();
  return row?.id;
}

/** Named by their newest cart. */
async function addStranger(
  tx: WebsiteTransaction,
  websiteId: string,
  email: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    with carts_of as (
      select customer, created_at, updated_at from carts
      where website_id = ${websiteId} and lower(btrim(customer ->> 'invoice_email')) = ${email}),
    mails_of as (
      select created_at from mail_outbox
      where website_id = ${websiteId} and not private
        and (lower(btrim(recipient)) = ${email} or lower(btrim(reply_to)) = ${email})),
    seen as (
      select created_at as first, updated_at as last from carts_of union all select created_at, created_at from mails_of)
    insert into customers (website_id, email, first_seen_at, last_seen_at, name)
    select ${websiteId}, ${email}, min(first), max(last),
      coalesce((select customer_name(customer) from carts_of order by updated_at desc limit 1), '')
    from seen having count(*) > 0
    on conflict (website_id, email) do nothing returning id`.execute(tx);
  return rows[0]?.id;
}
