import type { collectPersonalData, OutputOf } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../../db/with-website.ts';
import { findNotes } from '../customer-records.repository.ts';
import type { CustomerRow } from '../customer.repository.ts';

type About = NonNullable<OutputOf<typeof collectPersonalData>['about']>;

/** What is stored about a person beside purchases, submissions and mails. */
export async function findAbout(
  tx: WebsiteTransaction,
  row: CustomerRow & { readonly email: string },
): Promise<About> {
  const { website_id: websiteId, email, name, company, phone, first_seen_at, last_seen_at } = row;
  const notes = await findNotes(tx, websiteId, row.id);
  return {
    email,
    name,
    company,
    phone,
    first_seen_at,
    last_seen_at,
    notes: notes.map(({ at, text }) => ({ at, text })),
    discounts: await findDiscounts(tx, websiteId, email),
    carts: await findCarts(tx, websiteId, email),
  };
}

async function findDiscounts(tx: WebsiteTransaction, websiteId: string, email: string) {
  const { rows } = await sql<{ title: string; uses: number }>`
    select d.title, (select count(*)::int from discount_uses u
      where u.website_id = ${websiteId} and u.discount_id = d.id and u.email = ${email}) as uses
    from discounts d
    where d.website_id = ${websiteId} and (${email} = any (d.emails) or exists (select from discount_uses u
      where u.website_id = ${websiteId} and u.discount_id = d.id and u.email = ${email}))
    order by d.title`.execute(tx);
  return rows;
}

/** The open carts in which the address was typed; a cart that was ordered has no customer any more. */
async function findCarts(tx: WebsiteTransaction, websiteId: string, email: string) {
  const { rows } = await sql<About['carts'][number]>`
    select c.updated_at as at, c.customer, (select jsonb_build_object('at', v.checked_at, 'status', v.status,
        'vat_number', v.member_state || v.vat_number, 'name', coalesce(v.reply ->> 'name', ''),
        'address', coalesce(v.reply ->> 'address', ''), 'consultation_number', v.consultation_number)
      from vies_checks v where v.website_id = c.website_id and v.id = c.vies_check_id) as vat_proof, array(select l.title from cart_lines l
      where l.website_id = ${websiteId} and l.cart_id = c.id order by l.sequence) as products
    from carts c where c.website_id = ${websiteId} and lower(btrim(c.customer ->> 'invoice_email')) = ${email}
    order by c.updated_at desc`.execute(tx);
  // Moments within JSON arrive as text.
  return rows.map(({ vat_proof: proof, ...cart }) => {
    const vat_proof = proof && { ...proof, at: new Date(proof.at) };
    return { ...cart, vat_proof };
  });
}
