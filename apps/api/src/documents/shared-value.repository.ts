import type { SharedPlaces } from '@etalage/api-contract';
import type { SharedValue } from '@etalage/blocks/schema';
import { sql } from 'kysely';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { lockName } from '../db/lock-name.ts';
import type { DocumentKey } from './document-key.ts';

/** A value that the website stores once for a field of a template (SEC-09). */
export interface StoredSharedValue {
  /** Type of the section. */
  readonly template: string;
  /** Name of the content field or slot. */
  readonly field: string;
  /** Version of the section's type whose form the value has. */
  readonly version: number;
  readonly value: SharedValue;
}

/** Serializes publications of a website, because each can change documents that another one locks. */
export async function lockSharedValues(tx: WebsiteTransaction, websiteId: string): Promise<void> {
  await lockName(tx, `shared-values:${websiteId}`);
}

/** The shared values of a website. */
export async function findSharedValues(
  tx: WebsiteTransaction,
  websiteId: string,
): Promise<StoredSharedValue[]> {
  return tx
    .selectFrom('shared_values')
    .select(['template', 'field', 'version', 'value'])
    .where('website_id', '=', websiteId)
    .orderBy('template')
    .orderBy('field')
    .execute();
}

/** Stores a new shared value, or replaces the earlier one. */
export async function storeSharedValue(
  tx: WebsiteTransaction,
  websiteId: string,
  { template, field, version, value }: StoredSharedValue,
): Promise<void> {
  const stored = { version, value: JSON.stringify(value) };
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
  const isShared = sql`exists (
    select from jsonb_each(d.document -> 'blocks') b
    where b.value ->> 'type' = f.template and b.value -> 'data' ->> (f.field || '_local') = '0')`;
  const own = (kind: DocumentKey['kind']) => (except.kind === kind ? except.id : '');
  const { rows } = await sql<SharedPlaces>`
    select f.template, f.field,
      (select count(*)::int from page_revisions d join pages p on p.website_id = d.website_id and p.id = d.page_id
        where d.website_id = ${websiteId} and d.published and d.page_id <> ${own('page')} and ${isShared}) as pages,
      (select count(*)::int from site_documents d
        where d.website_id = ${websiteId} and d.published and d.kind <> ${own('template')} and ${isShared}) as templates
    from unnest(${fields.map(({ template }) => template)}::text[], ${fields.map(({ field }) => field)}::text[])
      with ordinality as f (template, field, position)
    order by f.position`.execute(tx);
  return rows;
}
