import type { listMenus } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Handler } from '../calls/handler-context.ts';
import { placedEntries } from './check-menu.ts';
import { menuPart } from './menu-part.ts';
import { readMenu } from './read-menu.ts';

/** The menus as their owner left them, by title. */
export const listMenusHandler: Handler<typeof listMenus> = async (_input, context) => {
  requireRole(context, menuPart.roles);
  const { websiteId } = context;
  const rows = await context.read((tx) =>
    tx
      .selectFrom('menus')
      .leftJoin('site_part_drafts as draft', (join) =>
        join
          .onRef('draft.website_id', '=', 'menus.website_id')
          .onRef('draft.part_id', '=', 'menus.id')
          .on('draft.kind', '=', menuPart.kind),
      )
      .select(['menus.id', 'title', 'items', 'stored_at', 'draft.value', 'draft.member'])
      .select(['draft.changed_at', 'draft.revision', 'draft.published_revision'])
      .where('menus.website_id', '=', websiteId)
      .execute(),
  );
  const menus = rows.map((row) => {
    const { title, items } = menuPart.parse(row.value) ?? readMenu(row);
    return {
      id: row.id,
      title,
      entries: [...placedEntries(items)].length,
      is_changed: hasDraft(row) && row.revision !== row.published_revision,
      changed_at: (hasDraft(row) ? row.changed_at : row.stored_at).toISOString(),
      member: row.member ?? '',
    };
  });
  return { menus: menus.sort((one, other) => one.title.localeCompare(other.title, 'nl')) };
};

interface DraftState {
  revision: number | null;
  changed_at: Date | null;
}

/** Whether a draft was saved; before its first save it is what visitors see. */
function hasDraft<Row extends DraftState>(row: Row): row is Row & { revision: number; changed_at: Date } {
  return (row.revision ?? 0) > 0 && row.changed_at !== null;
}
