import type { SharedPlaces } from '@etalage/api-contract';
import { currentSharedValue, type StoredSharedValue } from '@etalage/blocks/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockName } from '../db/lock-name.ts';
import type { DocumentKey } from './document-key.ts';

/** Serializes publications of a website, because each can change documents that another one locks. */
export async function lockSharedValues(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await lockName(tx, `shared-values:${websiteId}`);
}

/** The shared values of a website (SEC-09), in the form of the current versions. */
export async function findSharedValues(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<StoredSharedValue[]> {
  const stored = await tx
    .selectFrom('shared_values')
    .select(['template', 'field', 'version', 'value'])
    .where('website_id', '=', websiteId)
    .orderBy('template')
    .orderBy('field')
    .execute();
  return stored.map(currentSharedValue);
}

/** Stores a new shared value, as JSON text, or replaces the earlier one. */
export async function storeSharedValue(
  tx: WebsiteTransaction,
  websiteId: string,
  { template, field, version, value }: Omit<StoredSharedValue, 'value'> & { readonly value: string },
): Promise<void> {
  const stored = { version, value };
  await tx
    .insertInto('shared_values')
    .values({ website_id: websiteId, template, field, ...stored })
    .onConflict((conflict) => conflict.columns(['website_id', 'template', 'field']).doUpdateSet(stored))
    .execute();
}

type Field = Pick<StoredSharedValue, 'template' | 'field'>;

/** On how many published pages and templates these fields show the shared value, `except` not counted. */
export async function countPlaces(
  tx: WebsiteTransaction,
  websiteId: string,
  fields: readonly Field[],
  except: DocumentKey,
): Promise<SharedPlaces[]> {
  if (fields.length === 0) return [];
  const own = (kind: DocumentKey['kind']) => (except.kind === kind ? except.id : '');
  // Each document is read once for all fields.
  const { rows } = await sql<SharedPlaces>`
    with shown as materialized (
      select distinct d.kind, d.id, b.value ->> 'type' as template, c.key as companion
      from (
        select 'page' as kind, r.page_id as id, r.document from page_revisions r
          join pages p on p.website_id = r.website_id and p.id = r.page_id
          where r.website_id = ${websiteId} and r.published and r.page_id <> ${own('page')}
        union all
        select 'template', s.kind, s.document from site_documents s
          where s.website_id = ${websiteId} and s.published and s.kind <> ${own('template')}) d,
        jsonb_each(d.document -> 'blocks') b, jsonb_each_text(b.value -> 'data') c
      where c.key like '%\\_local' and c.value = '0')
    select f.template, f.field, count(s.id) filter (where s.kind = 'page')::int as pages,
      count(s.id) filter (where s.kind = 'template')::int as templates
    from unnest(${fields.map(({ template }) => template)}::text[], ${fields.map(({ field }) => field)}::text[])
      with ordinality as f (template, field, position)
    left join shown s on s.template = f.template and s.companion = f.field || '_local'
    group by f.template, f.field, f.position order by f.position`.execute(tx);
  return rows;
}
