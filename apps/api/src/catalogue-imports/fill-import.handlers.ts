import {
  type addImportItems,
  type createImport,
  MAX_IMPORT_BYTES,
  MAX_IMPORT_ITEMS,
} from '@etalage/api-contract';
import type { SheetItem } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { lockName } from '../db/lock-name.ts';
import { newId } from '../db/new-id.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { cleanItems } from './clean-item.ts';
import { answerOf, lockImport, updateImport } from './import.repository.ts';

/** Imports that a website keeps; the oldest ones leave with a new one. */
const KEPT = 50;

/** Starts an import without products. */
export const createImportHandler: Handler<typeof createImport> = async (input, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, idempotencyKey: key, now } = context;
  const { name, clears_empty } = input;
  return context.write(async (tx) => {
    await lockName(tx, `imports:${websiteId}`);
    const once = { websiteId, scope: `create-import:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const id = newId();
      const made = {
        website_id: websiteId,
        id,
        name,
        clears_empty,
        member_id: member.id,
        member_name: member.name,
      };
      await tx.insertInto('catalogue_imports').values(made).execute();
      await sql`
        delete from catalogue_imports where website_id = ${websiteId}
          and state not in ('planning', 'running', 'undoing') and id in (
            select id from catalogue_imports where website_id = ${websiteId}
            order by created_at desc, id offset ${KEPT})`.execute(tx);
      await sql`
        delete from import_pictures p where website_id = ${websiteId} and not exists (
          select from catalogue_imports i where i.website_id = p.website_id and i.id = p.import_id)`.execute(
        tx,
      );
      return answerOf(tx, websiteId, id);
    });
  });
};

/** Adds products behind those that an import has; those of a repeated call are there already. */
export const addImportItemsHandler: Handler<typeof addImportItems> = async (input, context) => {
  requireRole(context, productRoles);
  const { websiteId } = context;
  const { id, at, items } = input;
  const clean = await cleanItems(items);
  return context.write(async (tx) => {
    const stored = await lockImport(tx, websiteId, id);
    if (!stored) throw new ApiError('not_found');
    if (stored.state !== 'filling' || at > stored.items) throw new ApiError('conflict');
    const added = clean.slice(stored.items - at).map(({ item, refused }, index) => ({
      website_id: websiteId,
      import_id: id,
      place: stored.items + index,
      item: JSON.stringify(item),
      refused: refused && JSON.stringify(refused),
      title: titleOf(item),
    }));
    const bytes = added.reduce((sum, { item }) => sum + Buffer.byteLength(item), stored.bytes);
    checkRoom(at + items.length, bytes);
    if (added.length > 0) {
      await tx.insertInto('catalogue_import_items').values(added).execute();
      await updateImport(tx, stored, { items: stored.items + added.length, bytes });
    }
    return answerOf(tx, websiteId, id);
  });
};

/** Refuses what is more than an import may have. */
function checkRoom(items: number, bytes: number): void {
  const problem =
    items > MAX_IMPORT_ITEMS
      ? { key: 'import_too_many', values: { most: MAX_IMPORT_ITEMS } }
      : bytes > MAX_IMPORT_BYTES && { key: 'import_too_big', values: { most: MAX_IMPORT_BYTES / 1_000_000 } };
  if (problem) throw new ApiError('validation_failed', { items: [problem] });
}

/** What a list calls a product of a sheet: its name, or else what it is found by. */
function titleOf({ cells, variants }: SheetItem): string {
  const { title, article_number, url } = cells;
  const ofVariant = variants[0]?.cells.article_number;
  const given = [title, article_number, url, ofVariant].find((one) => one !== undefined && one.trim() !== '');
  return (given ?? '').trim().slice(0, 200);
}
