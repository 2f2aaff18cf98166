import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { applyValues } from './apply-values.ts';
import { lockedProducts } from './change-several.ts';
import type { StoredProduct } from './owned-product.mapper.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { valuesOf } from './product-values.ts';

export interface PlanDeps {
  readonly db: AppDatabase;
  readonly now: () => Date;
}

/** Maximum number of products in one sweep of a website, so that other websites do not wait long. */
const MOST_PRODUCTS = 100;

/** Publishes drafts of products of which the moment has come, once each, in the name of who planned it. */
export async function runPlannedProducts({ db, now }: PlanDeps, websiteId: string): Promise<void> {
  await retryConflicts(() => withWebsite(db, websiteId, (tx) => runPlans(tx, websiteId, now())));
}

async function runPlans(tx: WebsiteTransaction, websiteId: string, now: Date): Promise<void> {
  const due = await findDue(tx, websiteId, now);
  if (due.length === 0) return;
  const products = await lockedProducts(tx, websiteId, due);
  const priceMode = await findPriceMode(tx, websiteId);
  // Another sweep was first, or the plan was changed meanwhile.
  const isDue = ({ publish_at }: StoredProduct) => publish_at !== null && publish_at <= now;
  const byMember = Map.groupBy([...products.values()].filter(isDue), (product) => product.planned_by_id);
  for (const [id, planned] of byMember) {
    const member = { id, name: planned[0]?.planned_by_name ?? '' };
    const changes = planned.map((product) => ({
      product,
      values: { ...valuesOf(product), status: 'published' as const, publish_at: null },
    }));
    await applyValues(tx, { websiteId, member, priceMode, action: 'published' }, changes);
  }
}

async function findDue(tx: WebsiteTransaction, websiteId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('publish_at', 'is not', null)
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(MOST_PRODUCTS)
    .execute();
  return rows.map(({ id }) => id);
}
