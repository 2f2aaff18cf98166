import type { DiscountRule } from '@etalage/shop-domain';
import { type RawBuilder, sql } from 'kysely';
import { compiledStatement } from '../db/compiled-statement.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

/** The discounts that a cart is weighed for. */
export interface CartDiscounts {
  /** Those that are given by themselves, oldest first, and that of the code of the cart. */
  readonly rules: readonly DiscountRule[];
  /** Whether there is a code that visitors can use. */
  readonly takesCode: boolean;
}

/** Moments of a rule as JSON has them. */
type StoredRule = Omit<DiscountRule, 'starts_at' | 'ends_at'> &
  Record<'starts_at' | 'ends_at', string | null>;

/**
 * The discounts of a cart as it is now, with its lines, its code and the e-mail address of its customer. Of the customers
 * that a discount names only this one is read: `emails` is that address, or '' when it is for others.
 */
export async function findCartDiscounts(
  tx: WebsiteTransaction,
  websiteId: string,
  cartId: string,
): Promise<CartDiscounts> {
  const [found] = await discountsOfCart(tx, { websiteId, cartId });
  if (!found) throw new Error('a statement without a table has one row');
  return { rules: found.rules.map(ruleOf), takesCode: found.takesCode };
}

function ruleOf({ starts_at, ends_at, ...rule }: StoredRule): DiscountRule {
  return { ...rule, starts_at: momentOf(starts_at), ends_at: momentOf(ends_at) };
}

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

const discountsOfCart = compiledStatement<
  { websiteId: string; cartId: string },
  { rules: StoredRule[]; takesCode: boolean }
>((db, value) =>
  db.selectNoFrom([
    sql<StoredRule[]>`(select coalesce(json_agg(r order by r.created_at, r.id), '[]') from (
      select d.id, d.title, d.code, d.kind, d.value, d.minimum, d.combines, d.is_active, d.starts_at, d.ends_at,
        d.uses_max, d.uses, d.customer_uses_max, d.created_at,
        case when cardinality(d.emails) = 0 then '{}'::text[]
          when c.email = any (d.emails) then array[c.email] else array[''] end as emails,
        case when d.customer_uses_max is null then 0 else (
          select count(*) from discount_uses u where u.website_id = d.website_id and u.discount_id = d.id
            and u.email = c.email and not u.released) end as customer_uses,
        case when d.scope = 'all' then null else (
          select coalesce(json_agg(distinct l.product_id), '[]') from cart_lines l
          where l.website_id = d.website_id and l.cart_id = c.id and ${isInScope()}) end as product_ids
      from (
        select id, website_id, discount_code,
          lower(btrim(normalize(coalesce(customer ->> 'invoice_email', ''), nfc))) as email
        from carts where website_id = ${value('websiteId')} and id = ${value('cartId')}) c
      join discounts d on d.website_id = c.website_id and d.code in ('', c.discount_code)
      where d.deleted_at is null and (d.is_active or d.code <> '')) r)`.as('rules'),
    sql<boolean>`exists (select from discounts where website_id = ${value('websiteId')} and code <> ''
      and deleted_at is null and is_active and (ends_at is null or ends_at > clock_or(now())))`.as(
      'takesCode',
    ),
  ]),
);

/** Whether line `l` has a product that discount `d` is given on; a category includes those below it. */
function isInScope(): RawBuilder<boolean> {
  return sql<boolean>`case d.scope
    when 'products' then l.product_id = any (d.product_ids)
    else exists (
      with recursive below as (
        select k.id from categories k where k.website_id = d.website_id and k.id = any (d.category_ids)
        union
        select k.id from categories k join below b on k.parent_id = b.id where k.website_id = d.website_id)
      select from product_categories p
      where p.website_id = l.website_id and p.product_id = l.product_id
        and p.category_id in (select id from below)) end`;
}
