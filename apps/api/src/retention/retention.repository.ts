import {
  keptFrom,
  OSS_YEARS,
  type RetentionKind,
  retentionKinds,
  retentionRules,
  type RetentionTerms,
  termsOf,
} from '@etalage/shop-domain';
import { dutchDayOf } from '@etalage/texts/format';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { KeptFrom, RetentionSource } from './retention-source.ts';
import { retentionSources } from './retention-sources.ts';

export interface RetentionSettings {
  readonly version: number;
  readonly terms: RetentionTerms;
  /** When kinds that had no term before begin to be erased; null for at once. */
  readonly begins_at: Date | null;
}

/** How long a website keeps what. */
export async function findRetention(tx: WebsiteTransaction, websiteId: string): Promise<RetentionSettings> {
  const row = await tx
    .selectFrom('retention_settings')
    .select(['version', 'terms', 'begins_at'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  if (!row) return { version: 0, terms: termsOf({}), begins_at: null };
  return { version: row.version, terms: termsOf(row.terms), begins_at: row.begins_at };
}

/** The days before which rows of a kind are too old. */
export function daysOf(kind: RetentionKind, amount: number, now: Date): KeptFrom {
  const today = dutchDayOf(now);
  const { unit } = retentionRules[kind];
  return {
    from: keptFrom(unit, amount, today),
    ossFrom: keptFrom('years', Math.max(amount, OSS_YEARS), today),
    today,
  };
}

const oldRows = (source: RetentionSource, websiteId: string, days: KeptFrom) =>
  sql`from ${source.table} where ${sql.ref(`${source.alias}.website_id`)} = ${websiteId} and ${source.isOld(days)}`;

/** The first rows after one that are too old, locked; without those that somebody is at. */
export async function lockOldRows(
  tx: WebsiteTransaction,
  websiteId: string,
  source: RetentionSource,
  {
    days,
    after,
    limit,
  }: { readonly days: KeptFrom; readonly after: string | undefined; readonly limit: number },
): Promise<string[]> {
  const isLater = after === undefined ? sql`` : sql`and ${source.id} > ${after}`;
  const { rows } = await sql<{ id: string }>`
    select ${source.id} as id ${oldRows(source, websiteId, days)} ${isLater}
    order by 1 limit ${limit} for update of ${sql.ref(source.alias)} skip locked`.execute(tx);
  return rows.map(({ id }) => id);
}

/** How many rows of some kinds are too old with these terms. */
export async function countOld(
  tx: WebsiteTransaction,
  websiteId: string,
  kinds: readonly RetentionKind[],
  { terms, now }: { readonly terms: RetentionTerms; readonly now: Date },
): Promise<Record<RetentionKind, number>> {
  const counts = Object.fromEntries(retentionKinds.map((kind) => [kind, 0])) as Record<RetentionKind, number>;
  for (const kind of kinds) {
    const days = daysOf(kind, terms[kind], now);
    for (const source of retentionSources[kind]) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count ${oldRows(source, websiteId, days)}`.execute(tx);
      counts[kind] += rows[0]?.count ?? 0;
    }
  }
  return counts;
}
