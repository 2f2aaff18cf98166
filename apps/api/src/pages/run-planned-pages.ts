import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { dueAction } from './page-plan.ts';
import { runPageAction } from './page-actions.ts';
import { findPage, lockPages } from './page.repository.ts';

export interface PlanDeps {
  readonly db: AppDatabase;
  readonly now: () => Date;
}

/** Maximum number of pages in one sweep of a website, so that other websites do not wait long. */
const MOST_PAGES = 100;

/**
 * Publishes and takes offline the pages of which the moment has come, once each: the plan is cleared in the transaction
 * that does it. A page that fails keeps its plan and stops no other; the error of the first is thrown at the end.
 */
export async function runPlannedPages(deps: PlanDeps, websiteId: string): Promise<void> {
  const due = await withWebsite(deps.db, websiteId, (tx) => findDue(tx, websiteId, deps.now()));
  const failures: unknown[] = [];
  for (const id of due) {
    await retryConflicts(() =>
      withWebsite(deps.db, websiteId, (tx) => runPlan(tx, deps, websiteId, id)),
    ).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

async function findDue(tx: WebsiteTransaction, websiteId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pages where website_id = ${websiteId} and (publish_at is not null or unpublish_at is not null)
      and least(publish_at, unpublish_at) <= ${now}
    order by least(publish_at, unpublish_at) limit ${MOST_PAGES}`.execute(tx);
  return rows.map(({ id }) => id);
}

async function runPlan(
  tx: WebsiteTransaction,
  { now }: PlanDeps,
  websiteId: string,
  id: string,
): Promise<void> {
  await lockPages(tx, websiteId);
  const page = await findPage(tx, websiteId, id);
  const action = page && dueAction(page, now());
  // Another sweep was first, or the plan was changed meanwhile.
  if (!action) return;
  const member = { id: page.planned_by_id, name: page.planned_by_name };
  await runPageAction(tx, { websiteId, now, member }, action, id);
  const isLast = action === 'unpublish' || page.unpublish_at === null || page.unpublish_at <= now();
  await tx
    .updateTable('pages')
    .set({ publish_at: null, unpublish_at: isLast ? null : page.unpublish_at })
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .execute();
}
