import { referencesOf } from '@etalage/blocks/schema';
import type { ReferenceTarget } from '@etalage/form-engine/schema';
import type { PageDocument } from '@etalage/site-model';
import { compositionKinds } from '@etalage/site-model/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import type { DocumentKey } from '../documents/document-key.ts';

/** A page or template with a block that refers to something. */
export interface Place extends DocumentKey {
  /** Whether the published version does. */
  readonly is_live: boolean;
}

interface Candidate extends DocumentKey {
  readonly is_live: boolean;
  readonly document: PageDocument;
}

/**
 * The pages and templates with blocks that refer to these things, in drafts and in what visitors see, by the id of the
 * thing. The database finds the documents that name an id; the fields of the blocks decide.
 */
export async function findPlacesOf(
  tx: WebsiteTransaction,
  websiteId: string,
  to: ReferenceTarget,
  ids: readonly string[],
): Promise<Map<string, Place[]>> {
  const found = new Map<string, Map<string, Place>>();
  if (ids.length === 0) return new Map();
  for (const { document, ...place } of await findCandidates(tx, websiteId, ids)) {
    for (const id of referredIn(document, to)) {
      if (!ids.includes(id)) continue;
      const places = found.get(id) ?? new Map<string, Place>();
      const key = `${place.kind} ${place.id}`;
      places.set(key, { ...place, is_live: place.is_live || (places.get(key)?.is_live ?? false) });
      found.set(id, places);
    }
  }
  return new Map([...found].map(([id, places]) => [id, [...places.values()]]));
}

function referredIn(document: PageDocument, to: ReferenceTarget): Set<string> {
  const references = Object.values(document.blocks).flatMap(referencesOf);
  return new Set(references.filter((reference) => reference.to === to).flatMap(({ ids }) => ids));
}

/**
 * The documents that name one of these ids somewhere in their settings, from the index that triggers write. Each is read by
 * its key (`lateral`), because a plan for all documents at once reads those of the whole website.
 */
async function findCandidates(tx: WebsiteTransaction, websiteId: string, ids: readonly string[]) {
  const { rows } = await sql<Candidate>`
    with named as materialized (
      select distinct place_kind, place_id, is_live from document_references
        where website_id = ${websiteId} and target_id = any(${[...ids]}::text[]))
    select place_kind as kind, place_id as id, is_live, document from named
    cross join lateral (
      (select r.document::json from page_revisions r
        where is_live and place_kind = 'page' and r.website_id = ${websiteId} and r.page_id = place_id and r.published
        limit 1)
      union all
      (select s.document::json from site_documents s
        where is_live and place_kind = 'template' and s.website_id = ${websiteId} and s.kind = place_id and s.published
        limit 1)
      union all
      (select d.document from drafts d
        where not is_live and d.website_id = ${websiteId} and d.document_kind = place_kind
          and d.document_id = place_id limit 1)) read
    where case
      when place_kind = 'page' then exists (select from pages p where p.website_id = ${websiteId} and p.id = place_id)
      else is_live or place_id = any(${[...compositionKinds]})
        or exists (select from templates t where t.website_id = ${websiteId} and t.id = place_id) end
    order by place_kind, place_id, is_live`.execute(tx);
  return rows;
}
