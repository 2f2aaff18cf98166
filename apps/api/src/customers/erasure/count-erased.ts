import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { areOwnMails } from './own-mails.ts';

interface Whose {
  readonly customerId: string;
  readonly email: string;
  readonly tokens: readonly string[];
}

/** The submissions of an address. */
export async function findOwnSubmissionIds(
  tx: WebsiteTransaction,
  websiteId: string,
  email: string,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('form_submissions')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('email', '=', email)
    .execute();
  return rows.map(({ id }) => id);
}

export type ErasedCounts = Awaited<ReturnType<typeof countErased>>;

/** How much beside purchases is erased with a customer. */
export async function countErased(
  tx: WebsiteTransaction,
  websiteId: string,
  { customerId, email, tokens }: Whose,
) {
  const submissions = await findOwnSubmissionIds(tx, websiteId, email);
  const own = areOwnMails({ email, tokens, submissions });
  const { rows } = await sql<{ files: number; notes: number; mails: number; carts: number }>`
    select
      (select count(*)::int from files where website_id = ${websiteId} and claimed_by = any(${submissions}::text[]))
        as files,
      (select count(*)::int from customer_notes where website_id = ${websiteId} and customer_id = ${customerId})
        + (select count(*)::int from order_notes n join orders o on o.website_id = ${websiteId} and o.id = n.order_id
          where n.website_id = ${websiteId} and o.email = ${email} and n.deleted_at is null) as notes,
      (select count(*)::int from mail_outbox where website_id = ${websiteId} and ${own}) as mails,
      (select count(*)::int from carts
        where website_id = ${websiteId} and lower(btrim(customer ->> 'invoice_email')) = ${email}) as carts`.execute(
    tx,
  );
  const counted = rows[0] ?? { files: 0, notes: 0, mails: 0, carts: 0 };
  return { submissions: submissions.length, ...counted };
}
