import { type AppDatabase, type WebsiteTransaction, withWebsite } from '@etalage/api/seed';
import { demoWebsite } from '../content/demo-websites.ts';

/** How far the year of a database is. */
export interface YearMark {
  /** The end of the year, as ISO text; the plan follows from it. */
  readonly base: string;
  /** Events that happened. */
  readonly done: number;
  readonly isComplete: boolean;
}

// A key that never expires: what a repeated start must not do again.
const place = { website_id: demoWebsite.id, scope: 'demo-year', key: 'year' };
const FOREVER = new Date('9999-12-31T00:00:00Z');

export async function writeMark(db: AppDatabase, mark: YearMark): Promise<void> {
  const row = { request_hash: '', reply: JSON.stringify(mark), expires_at: FOREVER };
  await withWebsite(db, demoWebsite.id, (tx) =>
    tx
      .insertInto('idempotency_keys')
      .values({ ...place, ...row })
      .onConflict((conflict) => conflict.columns(['website_id', 'scope', 'key']).doUpdateSet(row))
      .execute(),
  );
}

/**
 * The mark of a year that was begun, else one for a year that can begin now; undefined in a shop that sells already, or that
 * somebody made their own: its numbers and books must not fill with orders that nobody placed.
 */
export async function findMark(db: AppDatabase, now: Date): Promise<YearMark | undefined> {
  return withWebsite(db, demoWebsite.id, async (tx) => {
    const row = await tx
      .selectFrom('idempotency_keys')
      .select('reply')
      .where('website_id', '=', place.website_id)
      .where('scope', '=', place.scope)
      .where('key', '=', place.key)
      .executeTakeFirst();
    if (row) return row.reply as YearMark;
    return (await isUsed(tx)) ? undefined : { base: now.toISOString(), done: 0, isComplete: false };
  });
}

/** Whether it has orders or quotes, or a member changed something. */
async function isUsed(tx: WebsiteTransaction): Promise<boolean> {
  const made = await madePurchases(tx);
  if (made.length > 0) return true;
  const change = await tx
    .selectFrom('audit_events')
    .select('id')
    .where('website_id', '=', demoWebsite.id)
    .limit(1)
    .executeTakeFirst();
  return change !== undefined;
}

/** Orders and quotes of the shop with the moment at which they were made. */
export async function madePurchases(tx: WebsiteTransaction) {
  const [orders, quotes] = await Promise.all(
    (['orders', 'quotes'] as const).map((table) =>
      tx
        .selectFrom(table)
        .select(['created_at', 'number', 'token'])
        .where('website_id', '=', demoWebsite.id)
        .execute(),
    ),
  );
  return [...(orders ?? []), ...(quotes ?? [])];
}
