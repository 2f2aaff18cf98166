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
 * thing. The database finds the documents in which an id occurs; the fields of the blocks decide.
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

async function findCandidates(tx: WebsiteTransaction, websiteId: string, ids: readonly string[]) {
  const quoted = ids.map((id) => JSON.stringify(id));
  const contains = sql`exists (select from unnest(${quoted}::text[]) as quoted
    where strpos(document::text, quoted) > 0)`;
  const { rows } = await sql<Candidate>`
    select 'page' as kind, r.page_id as id, true as is_live, r.document::json as document from page_revisions r
      join pages p on p.website_id = r.website_id and p.id = r.page_id
      where r.website_id = ${websiteId} and r.published and ${contains}
    union all
    select 'template', kind, true, document::json from site_documents
      where website_id = ${websiteId} and published and ${contains}
    union all
    select d.document_kind, d.document_id, false, d.document from drafts d
      left join pages p on p.website_id = d.website_id and p.id = d.document_id and d.document_kind = 'page'
      left join templates t on t.website_id = d.website_id and t.id = d.document_id and d.document_kind = 'template'
      where d.website_id = ${websiteId} and ${contains}
        and (p.id is not null or t.id is not null or d.document_id = any(${[...compositionKinds]}))`.execute(
    tx,
  );
  return rows;
}
