import { startSteps } from '@etalage/api-contract';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';

type StartSteps = Record<(typeof startSteps)[number], boolean>;

/** Which steps a new shop has done; null once it had an order. */
export async function findStartSteps(tx: WebsiteTransaction, websiteId: string): Promise<StartSteps | null> {
  const { rows } = await sql<StartSteps & { has_orders: boolean }>`
    select
      exists (select from orders o where o.website_id = w.id) as has_orders,
      coalesce(w.settings -> 'company' ->> 'name', '') <> '' as company,
      exists (select from products p where p.website_id = w.id and p.status = 'published') as product,
      exists (select from shipping_methods s where s.website_id = w.id and s.enabled) as shipping,
      exists (select from payment_methods m where m.website_id = w.id and m.enabled
        and (m.id <> 'wire' or m.transfer is not null)) as payment,
      exists (select from pages p
        join page_revisions r on r.website_id = p.website_id and r.page_id = p.id and r.published
        where p.website_id = w.id and p.path = '/') as published
    from websites w where w.id = ${websiteId}`.execute(tx);
  const [row] = rows;
  if (!row || row.has_orders) return null;
  const { has_orders: _, ...steps } = row;
  return steps;
}
