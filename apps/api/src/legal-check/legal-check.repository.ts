import type { getLegalCheck, OutputOf } from '@etalage/api-contract';
import { sql } from 'kysely';
import { lockName } from '../db/lock-name.ts';
import type { StoredLegalFinding } from '../db/tables/legal-check.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

type Reply = NonNullable<OutputOf<typeof getLegalCheck>['check']>;

export interface MadeCheck {
  readonly checked_at: Date;
  readonly findings: readonly StoredLegalFinding[];
  readonly pages: number;
  readonly products: number;
  readonly skipped: number;
}

/** Makes what changes the check of a website wait for each other. */
export const lockLegalCheck = (tx: WebsiteTransaction, websiteId: string): Promise<void> =>
  lockName(tx, `legal-check:${websiteId}`);

/** The last check of a website, with what was put aside; undefined before the first one. */
export async function findLegalCheck(tx: WebsiteTransaction, websiteId: string): Promise<Reply | undefined> {
  const check = await tx
    .selectFrom('legal_checks')
    .select(['checked_at', 'findings', 'pages', 'products', 'skipped'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  if (!check) return undefined;
  const asides = await tx
    .selectFrom('legal_asides')
    .select(['key', 'reason', 'member_name', 'created_at'])
    .where('website_id', '=', websiteId)
    .execute();
  const byKey = new Map(
    asides.map(({ key, reason, member_name, created_at: at }) => [key, { reason, member_name, at }]),
  );
  const findings = check.findings.map(({ gravity: _gravity, values, places, ...finding }) => ({
    ...finding,
    values: { ...values },
    places: [...places],
    aside: byKey.get(finding.key) ?? null,
  }));
  return { ...check, findings };
}

/**
 * Keeps a check, unless a later one was kept meanwhile. What was put aside and is no longer found, is forgotten: if it comes
 * back, its owner decides anew.
 */
export async function storeLegalCheck(
  tx: WebsiteTransaction,
  websiteId: string,
  { checked_at, findings, pages, products, skipped }: MadeCheck,
): Promise<void> {
  const { numInsertedOrUpdatedRows: stored } = await tx
    .insertInto('legal_checks')
    .values({
      website_id: websiteId,
      checked_at,
      findings: JSON.stringify(findings),
      pages,
      products,
      skipped,
    })
    .onConflict((conflict) =>
      conflict
        .column('website_id')
        .doUpdateSet((row) => ({
          checked_at: row.ref('excluded.checked_at'),
          findings: row.ref('excluded.findings'),
          pages: row.ref('excluded.pages'),
          products: row.ref('excluded.products'),
          skipped: row.ref('excluded.skipped'),
        }))
        .where('legal_checks.checked_at', '<=', checked_at),
    )
    .executeTakeFirstOrThrow();
  if (!stored) return;
  await sql`delete from legal_asides where website_id = ${websiteId}
    and key <> all(${findings.map(({ key }) => key)}::text[])`.execute(tx);
}

/** The number of findings of the last check that the law demands to be mended, and that were not put aside. */
export async function countLegalFindings(tx: WebsiteTransaction, websiteId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from legal_checks c, jsonb_array_elements(c.findings) f
    where c.website_id = ${websiteId} and f ->> 'gravity' = 'must'
      and not exists (select from legal_asides a where a.website_id = ${websiteId} and a.key = f ->> 'key')`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}
