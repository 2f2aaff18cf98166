import type { startSteps } from '@etalage/api-contract';
import { hasNeededAccount } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { countLegalFindings } from '../legal-check/legal-check.repository.ts';
import { findMethods } from '../shoppingcart/cart.repository.ts';

type StartSteps = Record<(typeof startSteps)[number], boolean>;

interface Facts {
  readonly has_orders: boolean;
  readonly company: boolean;
  readonly product: boolean;
  readonly published: boolean;
  /** Whether the legal check was done. */
  readonly legal: boolean;
}

/** Which steps a new shop has done; null once it had an order. */
export async function findStartSteps(tx: WebsiteTransaction, websiteId: string): Promise<StartSteps | null> {
  const { rows } = await sql<Facts>`
    select
      exists (select from orders o where o.website_id = w.id) as has_orders,
      coalesce(w.settings -> 'company' ->> 'name', '') <> '' as company,
      exists (select from products p where p.website_id = w.id and p.status = 'published') as product,
      exists (select from pages p
        join page_revisions r on r.website_id = p.website_id and r.page_id = p.id and r.published
        where p.website_id = w.id and p.path = '/') as published,
      exists (select from legal_checks c where c.website_id = w.id) as legal
    from websites w where w.id = ${websiteId}`.execute(tx);
  const [facts] = rows;
  if (!facts || facts.has_orders) return null;
  const { company, product, published, legal } = facts;
  // What the checkout offers.
  const { shippingMethods, paymentMethods } = await findMethods(tx, websiteId);
  return {
    company,
    product,
    published,
    legal: legal && (await countLegalFindings(tx, websiteId)) === 0,
    shipping: shippingMethods.length > 0,
    payment: paymentMethods.some(({ id, transfer }) => hasNeededAccount(id, transfer !== null)),
  };
}
