import { sourcesOf } from '@etalage/shop-domain';
import { sql } from 'kysely';
import type { AppDatabase } from '../db/database.ts';
import { retryConflicts } from '../db/retry-conflicts.ts';
import { type WebsiteTransaction, withWebsite } from '../db/with-website.ts';
import { lockProducts } from '../products/lock-products.ts';
import { knownPictures } from '../picture-imports/fetched.repository.ts';
import { lockPages } from '../pages/page.repository.ts';
import { deleteMade } from './delete-made.ts';
import { findSheetShop, readingOf } from './find-shop.ts';
import { lockImport, type StoredImport, updateImport } from './import.repository.ts';
import type { HandledItem, ItemRow } from './handled-item.ts';
import { planItems, undoItems } from './handle-items.ts';
import { runItems } from './run-items.ts';

export interface ImportDeps {
  readonly db: AppDatabase;
  readonly now: () => Date;
}

/** Products in one transaction, so that owners and orders never wait long. */
const CHUNK = 50;

const next = { planning: 'planned', running: 'done', undoing: 'undone' } as const;

/** An import, and how many of its products were handled when work on it was asked for. */
export interface ImportPart {
  readonly importId: string;
  /** Undefined for any. Work that was asked for twice is done once: the second one finds that it goes on elsewhere. */
  readonly from?: number | undefined;
}

/** Works on an import until it is finished or cancelled. Two workers never handle the same product. */
export async function workOnImport(deps: ImportDeps, websiteId: string, importId: string): Promise<void> {
  let from = await workOnPart(deps, websiteId, { importId }, 0);
  while (from !== undefined) from = await workOnPart(deps, websiteId, { importId }, 0);
}

/**
 * Works on an import for this time, or until it is finished, cancelled or worked on by somebody else. Returns how many
 * products are handled if there are more, so that imports of other websites have their turn before the next part.
 */
export async function workOnPart(
  deps: ImportDeps,
  websiteId: string,
  { importId, from }: ImportPart,
  milliseconds: number,
): Promise<number | undefined> {
  const until = performance.now() + milliseconds;
  let handled = await retryConflicts(() => handleChunk(deps, websiteId, { importId, from }));
  while (handled !== undefined && performance.now() < until)
    handled = await retryConflicts(() => handleChunk(deps, websiteId, { importId }));
  return handled;
}

/** Imports of a website whose worker is gone, for the sweep: nobody worked on them for a minute. */
export async function findUnfinished(db: AppDatabase, websiteId: string): Promise<Required<ImportPart>[]> {
  return withWebsite(db, websiteId, async (tx) => {
    const rows = await tx
      .selectFrom('catalogue_imports')
      .select(['id', 'handled'])
      .where('website_id', '=', websiteId)
      .where('state', 'in', ['planning', 'running', 'undoing'])
      .where('worked_at', '<', sql<Date>`clock_or(now()) - interval '1 minute'`)
      .execute();
    return rows.map(({ id, handled }) => ({ importId: id, from: handled }));
  });
}

/** Handles the next products; returns how many are handled if there are more. */
async function handleChunk(
  deps: ImportDeps,
  websiteId: string,
  { importId, from }: ImportPart,
): Promise<number | undefined> {
  return withWebsite(deps.db, websiteId, async (tx) => {
    // In the order of all that change products.
    await lockPages(tx, websiteId);
    await lockProducts(tx, websiteId);
    const stored = await lockImport(tx, websiteId, importId);
    if (!stored || !(stored.state in next)) return undefined;
    if (from !== undefined && from !== stored.handled) return undefined;
    const state = stored.state as keyof typeof next;
    // A search document takes as long to write as all else of a product.
    await sql`select set_config('app.search_later', 'on', true)`.execute(tx);
    const rows = await findChunk(tx, stored);
    await storeHandled(tx, stored, await handle(tx, stored, rows, deps.now()));
    const handled = stored.handled + rows.length;
    const isFinished = handled >= stored.items;
    if (isFinished && state === 'undoing') await deleteMade(tx, stored);
    await updateImport(tx, stored, { handled, ...(isFinished && { state: next[state] }) });
    return isFinished ? undefined : handled;
  });
}

/** The next products; those that are taken back come last first, because one may build on an earlier one. */
async function findChunk(
  tx: WebsiteTransaction,
  { website_id, id, state, items, handled }: StoredImport,
): Promise<ItemRow[]> {
  const isUndoing = state === 'undoing';
  return tx
    .selectFrom('catalogue_import_items')
    .selectAll()
    .where('website_id', '=', website_id)
    .where('import_id', '=', id)
    .where('place', isUndoing ? '<' : '>=', isUndoing ? items - handled : handled)
    .orderBy('place', isUndoing ? 'desc' : 'asc')
    .limit(CHUNK)
    .execute();
}

async function handle(
  tx: WebsiteTransaction,
  stored: StoredImport,
  rows: readonly ItemRow[],
  now: Date,
): Promise<HandledItem[]> {
  const { website_id: websiteId, state } = stored;
  const shop = await findSheetShop(tx, websiteId, now);
  const member = { id: stored.member_id, name: stored.member_name };
  const sources = rows.flatMap(({ item }) => sourcesOf(item));
  const pictures = await knownPictures(tx, websiteId, [...new Set(sources)]);
  const reading = readingOf(shop, pictures, stored.clears_empty);
  const call = { websiteId, importId: stored.id, shop, reading, member, now };
  if (state === 'undoing') return undoItems(tx, call, rows);
  return state === 'planning' ? planItems(tx, call, rows) : runItems(tx, call, rows);
}

async function storeHandled(
  tx: WebsiteTransaction,
  { website_id, id }: StoredImport,
  items: readonly HandledItem[],
): Promise<void> {
  if (items.length === 0) return;
  await sql`
    update catalogue_import_items i set
      outcome = case when g.outcome is null then i.outcome else g.outcome end,
      product_id = coalesce(g.product_id, i.product_id),
      messages = g.messages,
      changes = coalesce(g.changes, i.changes),
      undo = coalesce(g.undo, i.undo)
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as g
      (place integer, outcome text, product_id text, messages jsonb, changes jsonb, undo jsonb)
    where i.website_id = ${website_id} and i.import_id = ${id} and i.place = g.place`.execute(tx);
}
