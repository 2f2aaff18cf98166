import type { saveCategory } from '@etalage/api-contract';
import { isLink, type OwnedCategoryContent } from '@etalage/shop-domain';
import { sql } from 'kysely';
import { isDeepStrictEqual } from 'node:util';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { cleanFields } from '../markup/clean-fields.ts';
import { checkedPathAt } from '../pages/checked-path.ts';
import { lockPages } from '../pages/page.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { redirectMoved } from '../redirect-rows/redirect-moved.ts';
import { checkMembership } from './check-membership.ts';
import { categoryRoles } from './owned-category.handlers.ts';
import {
  categoryColumns,
  categoryContentOf,
  findOwnedCategory,
  ownedCategoryOf,
} from './owned-category.repository.ts';

const htmlColumns = ['short_description', 'description'] as const;

/** Stores a category; a repeat of a save whose reply was lost gets that reply. */
export const saveCategoryHandler: Handler<typeof saveCategory> = async (input, context) => {
  const member = requireRole(context, categoryRoles);
  const { websiteId } = context;
  const given = await cleanFields(input.category, htmlColumns, 'category');
  return context.write(async (tx) => {
    // Pages, products and categories share the addresses of the website; a rule changes the categories of products.
    await lockPages(tx, websiteId);
    await lockProducts(tx, websiteId);
    const stored = await findOwnedCategory(tx, websiteId, input.id);
    if (!stored) throw new ApiError('not_found');
    const before = categoryContentOf(stored);
    if (stored.version !== input.version) {
      const isRepeated = stored.version === input.version + 1 && changedKeys(before, given).length === 0;
      if (!isRepeated) throw new ApiError('conflict');
      return { category: ownedCategoryOf(stored) };
    }
    const address = { typed: given.url, owners: { categories: [input.id] } };
    const content = { ...given, url: await checkedPathAt(tx, websiteId, 'category.url', address) };
    const keys = changedKeys(before, content);
    if (keys.length === 0) return { category: ownedCategoryOf(stored) };
    if (content.link !== '' && !isLink(content.link))
      throw new ApiError('validation_failed', { 'category.link': [{ key: 'link_invalid' }] });
    if (keys.includes('rule')) await checkMembership(tx, websiteId, input.id, content);
    await tx
      .updateTable('categories')
      .set({ ...content, rule: content.rule && JSON.stringify(content.rule) })
      .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`clock_or(now())` })
      .where('website_id', '=', websiteId)
      .where('id', '=', input.id)
      .execute();
    if (before.status === 'published' && before.url !== content.url) {
      await redirectMoved(tx, websiteId, member, [{ from: before.url, to: content.url }]);
    }
    const partOf = (state: OwnedCategoryContent) => Object.fromEntries(keys.map((key) => [key, state[key]]));
    const changes = [{ subjectId: input.id, before: partOf(before), after: partOf(content) }];
    await recordChange(tx, websiteId, member, { kind: 'category', action: 'saved', changes });
    const saved = await findOwnedCategory(tx, websiteId, input.id);
    if (!saved) throw new Error('the category is not there');
    return { category: ownedCategoryOf(saved) };
  });
};

function changedKeys(before: OwnedCategoryContent, after: OwnedCategoryContent) {
  return categoryColumns.filter((key) => !isDeepStrictEqual(before[key], after[key]));
}
