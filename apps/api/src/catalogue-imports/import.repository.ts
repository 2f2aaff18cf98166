import type { OutputOf, getImport } from '@etalage/api-contract';
import { type Selectable, sql } from 'kysely';
import type { CatalogueImportRow } from '../db/tables/catalogue-imports.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';

export type StoredImport = Selectable<CatalogueImportRow>;
export type ImportState = StoredImport['state'];

/** An import, locked until the transaction ends; undefined if it is not there. */
export async function lockImport(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<StoredImport | undefined> {
  return tx
    .selectFrom('catalogue_imports')
    .selectAll()
    .where('website_id', '=', websiteId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Puts an import in a state, or counts what it has and what is handled of it. */
export async function updateImport(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<StoredImport, 'website_id' | 'id'>,
  values: Partial<Pick<StoredImport, 'state' | 'items' | 'handled' | 'bytes'>>,
): Promise<void> {
  await tx
    .updateTable('catalogue_imports')
    .set({ ...values, worked_at: sql<Date>`clock_or(now())` })
    .where('website_id', '=', website_id)
    .where('id', '=', id)
    .execute();
}

/** Adds categories to those that an import made. */
export async function rememberMade(
  tx: WebsiteTransaction,
  { website_id, id }: Pick<StoredImport, 'website_id' | 'id'>,
  categories: readonly string[],
): Promise<void> {
  if (categories.length === 0) return;
  await sql`
    update catalogue_imports set made_categories = made_categories || ${categories}::text[]
    where website_id = ${website_id} and id = ${id}`.execute(tx);
}

/** The last imports of a website, newest first, with what became of their products. */
export async function findImports(
  tx: WebsiteTransaction,
  websiteId: string,
  ids: readonly string[] | 'last',
) {
  return tx
    .selectFrom('catalogue_imports as i')
    .selectAll('i')
    .select(
      sql<Record<string, number>>`coalesce((select jsonb_object_agg(outcome, count) from (
        select o.outcome, count(*) from catalogue_import_items o
        where o.website_id = i.website_id and o.import_id = i.id and o.outcome is not null
        group by o.outcome) counted), '{}')`.as('outcomes'),
    )
    .select(
      sql<Record<string, number>>`coalesce((select jsonb_object_agg(state, count) from (
        select p.state, count(*) from import_pictures p
        where p.website_id = i.website_id and p.import_id = i.id group by p.state) counted), '{}')`.as(
        'pictures',
      ),
    )
    .where('i.website_id', '=', websiteId)
    .$if(ids !== 'last', (query) => query.where('i.id', 'in', [...ids]))
    .orderBy('i.created_at', 'desc')
    .orderBy('i.id')
    .limit(50)
    .execute();
}

type Wire = OutputOf<typeof getImport>['import'];

/** An import as its owner sees it. */
export function importOf(row: Awaited<ReturnType<typeof findImports>>[number]): Wire {
  const { id, name, state, items, handled, outcomes, member_name: member, created_at } = row;
  const { created = 0, changed = 0, unchanged = 0, refused = 0 } = outcomes;
  const { waiting = 0, failed = 0 } = row.pictures;
  return {
    id,
    name,
    state,
    items,
    handled,
    outcomes: { created, changed, unchanged, refused },
    pictures: { waiting, failed },
    member,
    created_at: created_at.toISOString(),
  };
}

/** The reply with one import. */
export async function answerOf(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
): Promise<{ import: Wire }> {
  const [row] = await findImports(tx, websiteId, [id]);
  if (!row) throw new Error('the import is not there');
  return { import: importOf(row) };
}
