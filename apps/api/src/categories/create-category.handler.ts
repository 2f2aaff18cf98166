import { type createCategory, MAX_CATEGORIES, MAX_CATEGORY_LEVELS } from '@etalage/api-contract';
import type { TextKey } from '@etalage/texts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { newId } from '../db/new-id.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { checkedPathAt } from '../pages/checked-path.ts';
import { lockPages } from '../pages/page.repository.ts';
import { categoryTree } from './category-tree.ts';
import { findCategories } from './category.repository.ts';

/** Adds a category; a repeated call with the same Idempotency-Key returns the first one. */
export const createCategoryHandler: Handler<typeof createCategory> = async (input, context) => {
  const member = requireRole(context, ['owner', 'shop']);
  const { websiteId, idempotencyKey: key, now } = context;
  return context.write(async (tx) => {
    // Pages and categories share the addresses of the website.
    await lockPages(tx, websiteId);
    const once = { websiteId, scope: `create-category:${member.id}`, key, now: now(), request: input };
    return idempotent(tx, once, async () => {
      const url = await checkedPathAt(tx, websiteId, 'path', { typed: input.path, owners: {} });
      const place = await placeBelow(tx, websiteId, input.parent_id);
      const id = newId();
      const category = { website_id: websiteId, id, title: input.title, url, ...place };
      await tx.insertInto('categories').values(category).execute();
      return { id };
    });
  });
};

/** The place after all others below a category. Throws `validation_failed` if there is no room for another one. */
async function placeBelow(tx: WebsiteTransaction, websiteId: string, parentId: string) {
  const rows = await findCategories(tx, websiteId);
  if (rows.length >= MAX_CATEGORIES) throw refusal('general', 'categories_too_many', MAX_CATEGORIES);
  const position = Math.min(2_147_483_647, 1 + Math.max(-1, ...rows.map((row) => row.position)));
  if (parentId === '') return { parent_id: null, position };
  const parent = categoryTree(rows).find(({ id }) => id === parentId);
  if (!parent) throw refusal('parent_id', 'category_parent_gone');
  if (parent.level + 1 >= MAX_CATEGORY_LEVELS)
    throw refusal('parent_id', 'category_too_deep', MAX_CATEGORY_LEVELS);
  return { parent_id: parentId, position };
}

function refusal(field: string, key: TextKey, most?: number): ApiError {
  return new ApiError('validation_failed', { [field]: [{ key, values: { most: String(most) } }] });
}
