import { type createMenu, maxMenus } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findPartDraft } from '../site-parts/part-draft.repository.ts';
import { savePart } from '../site-parts/save-part.ts';
import { includeDeleted } from '../db/deleted-rows.ts';
import { menuPart } from './menu-part.ts';

/** Adds an empty menu, or a copy as a draft: visitors see no entries before it is published. */
export const createMenuHandler: Handler<typeof createMenu> = async (input, context) => {
  const member = requireRole(context, menuPart.roles);
  const { websiteId } = context;
  const { id, title, copy_of } = input;
  return context.write(async (tx) => {
    if (!(await insertMenu(tx, websiteId, { id, title }))) return { id };
    const source =
      copy_of === undefined ? undefined : await findPartDraft(tx, { websiteId, id: copy_of }, menuPart);
    if (copy_of !== undefined && !source) throw new ApiError('not_found');
    if (source) {
      const value = { title, items: source.value.items };
      const save = { base_revision: 0, value, member: member.name, now: context.now() };
      await savePart(tx, { websiteId, id }, menuPart, save);
    }
    const changes = [{ subjectId: id, before: null, after: { title } }];
    await recordChange(tx, websiteId, member, { kind: 'menu', action: 'created', changes });
    return { id };
  });
};

/**
 * Whether the menu is new; false for the same call again. Throws `conflict` for the id of another menu, and
 * `validation_failed` when there are too many.
 */
async function insertMenu(
  tx: WebsiteTransaction,
  website_id: string,
  { id, title }: { id: string; title: string },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext('menus'), hashtext(${website_id}))`.execute(tx);
  await includeDeleted(tx, 'menus');
  const known = await tx
    .selectFrom('menus')
    .select(['id', 'title', 'deleted_at'])
    .where('website_id', '=', website_id)
    .execute();
  const same = known.find((menu) => menu.id === id);
  if (same && (same.deleted_at || same.title !== title)) throw new ApiError('conflict');
  if (same) return false;
  if (known.filter(({ deleted_at }) => !deleted_at).length >= maxMenus)
    throw new ApiError('validation_failed', { title: [{ key: 'menus_full', values: { most: maxMenus } }] });
  await tx.insertInto('menus').values({ website_id, id, title, items: '[]' }).execute();
  return true;
}
