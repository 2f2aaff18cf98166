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
      .select(['menus.id', 'title', 'items', 'draft.value', 'draft.member'])
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
      is_changed: (row.revision ?? 0) > 0 && row.revision !== row.published_revision,
      changed_at: (row.revision ?? 0) > 0 ? (row.changed_at?.toISOString() ?? null) : null,
      member: row.member ?? '',
    };
  });
  return { menus: menus.sort((one, other) => one.title.localeCompare(other.title, 'nl')) };
};
