import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { partColumns, type PartDraft } from './part-draft.repository.ts';
import type { PartPlace, SitePart } from './site-part.ts';

/** Number of versions that are stored of one part, and their bytes as stored; the newest is always kept. */
const KEPT_VERSIONS = 200;
const KEPT_BYTES = 20_000_000;

/** Keeps a draft as a version; one that is a version already only becomes published. */
export async function keepVersion<Value>(
  tx: WebsiteTransaction,
  place: PartPlace,
  part: SitePart<Value>,
  draft: PartDraft<Value>,
  isPublished: boolean,
): Promise<void> {
  const created_at = isPublished || !draft.changed_at ? sql<Date>`clock_or(now())` : draft.changed_at;
  await tx
    .insertInto('site_part_versions')
    .values({
      ...partColumns(place, part),
      revision: draft.revision,
      value: JSON.stringify(draft.value),
      member: draft.member,
      created_at,
      is_published: isPublished,
    })
    .onConflict((conflict) =>
      conflict.columns(['website_id', 'kind', 'part_id', 'revision']).doUpdateSet((row) => ({
        is_published: sql<boolean>`site_part_versions.is_published or excluded.is_published`,
        created_at: row.ref('excluded.created_at'),
      })),
    )
    .execute();
  await dropOldVersions(tx, place, part);
}

async function dropOldVersions<Value>(tx: WebsiteTransaction, place: PartPlace, part: SitePart<Value>) {
  const ofPart = sql`website_id = ${place.websiteId} and kind = ${part.kind} and part_id = ${place.id}`;
  await sql`delete from site_part_versions where ${ofPart} and revision <= (
    select max(revision) from (
      select revision, row_number() over newest as count, sum(pg_column_size(value)) over newest as bytes
      from site_part_versions where ${ofPart} window newest as (order by revision desc)
    ) as counted where count > 1 and (count > ${KEPT_VERSIONS} or bytes > ${KEPT_BYTES}))`.execute(tx);
}

/** The versions of a part, newest first. */
export function findPartVersions<Value>(tx: WebsiteTransaction, place: PartPlace, part: SitePart<Value>) {
  return versionsOf(tx, place, part)
    .select(['revision', 'is_published', 'created_at', 'member'])
    .orderBy('revision', 'desc')
    .execute();
}

/** The value of a version as it was stored; undefined if there is no such version. */
export async function findPartVersion<Value>(
  tx: WebsiteTransaction,
  place: PartPlace,
  part: SitePart<Value>,
  revision: number,
): Promise<{ readonly value: unknown; readonly created_at: Date } | undefined> {
  return versionsOf(tx, place, part)
    .select(['value', 'created_at'])
    .where('revision', '=', revision)
    .executeTakeFirst();
}

function versionsOf<Value>(tx: WebsiteTransaction, place: PartPlace, part: SitePart<Value>) {
  return tx.selectFrom('site_part_versions').where(({ and }) => and(partColumns(place, part)));
}
