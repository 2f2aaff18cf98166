import { MAX_CATEGORY_LEVELS, type moveCategory } from '@etalage/api-contract';
import { sql } from 'kysely';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockPages } from '../pages/page.repository.ts';
import { findListedCategories } from './owned-category.repository.ts';
import { categoryRoles } from './owned-category.handlers.ts';

type Listed = Awaited<ReturnType<typeof findListedCategories>>[number];

/** Puts a category at another place in the tree. */
export const moveCategoryHandler: Handler<typeof moveCategory> = async (input, context) => {
  const member = requireRole(context, categoryRoles);
  const { websiteId } = context;
  const { id, parent_id: to, index } = input;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    const rows = await findListedCategories(tx, websiteId);
    const moved = rows.find((row) => row.id === id);
    if (!moved) throw new ApiError('not_found');
    refusePlace(rows, moved, to);
    const siblings = rows.filter((row) => row.parent_id === to && row.id !== id);
    const from = rows.filter((row) => row.parent_id === moved.parent_id).indexOf(moved);
    const place = Math.min(index, siblings.length);
    if (moved.parent_id === to && from === place) return { categories: rows };
    const order = siblings.toSpliced(place, 0, moved).map((row, position) => ({ id: row.id, position }));
    await sql`
      update categories c set position = g.position, parent_id = ${to === '' ? null : to}
      from jsonb_to_recordset(${JSON.stringify(order)}::jsonb) as g (id text, position integer)
      where c.website_id = ${websiteId} and c.id = g.id`.execute(tx);
    const before = { parent_id: moved.parent_id, index: from };
    const changes = [{ subjectId: id, before, after: { parent_id: to, index: place } }];
    await recordChange(tx, websiteId, member, { kind: 'category', action: 'moved', changes });
    return { categories: await findListedCategories(tx, websiteId) };
  });
};

/** Refuses a place that is not there, is within the category itself, or is too deep for what is below it. */
function refusePlace(rows: readonly Listed[], moved: Listed, to: string): void {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const above = pathTo(byId, to);
  if (to !== '' && above.length === 0) throw refusal('category_parent_gone');
  if (above.includes(moved.id)) throw refusal('category_within_itself');
  const height = Math.max(
    ...rows.map(({ id }) => {
      const path = pathTo(byId, id);
      const at = path.indexOf(moved.id);
      return at < 0 ? 0 : at + 1;
    }),
  );
  if (above.length + height > MAX_CATEGORY_LEVELS) throw refusal('category_too_deep');
}

/** The ids from a category up to the top; none of one that is not there. */
function pathTo(byId: ReadonlyMap<string, Listed>, id: string): string[] {
  const path: string[] = [];
  for (let at = byId.get(id); at && !path.includes(at.id); at = byId.get(at.parent_id)) path.push(at.id);
  return path;
}

function refusal(key: string): ApiError {
  return new ApiError('validation_failed', {
    parent_id: [{ key, values: { most: String(MAX_CATEGORY_LEVELS) } }],
  });
}
