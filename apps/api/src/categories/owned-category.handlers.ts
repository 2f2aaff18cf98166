import type { getOwnedCategory, listCategoryEvents, listOwnedCategories } from '@etalage/api-contract';
import { findHistory } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { findListedCategories, findOwnedCategory, ownedCategoryOf } from './owned-category.repository.ts';

/** Who keeps the categories (GEN-08). */
export const categoryRoles = ['owner', 'shop'] as const;

/** Most events of one category that are shown. */
const MOST_EVENTS = 100;

/** What happened to a category beside being saved. */
const actions = ['moved', 'placed', 'added', 'removed'] as const;

/** The tree of categories. */
export const listOwnedCategoriesHandler: Handler<typeof listOwnedCategories> = async (_, context) => {
  requireRole(context, categoryRoles);
  const { websiteId, read } = context;
  return { categories: await read((tx) => findListedCategories(tx, websiteId)) };
};

/** A category to edit. */
export const getOwnedCategoryHandler: Handler<typeof getOwnedCategory> = async ({ id }, context) => {
  requireRole(context, categoryRoles);
  const { websiteId, read } = context;
  const stored = await read((tx) => findOwnedCategory(tx, websiteId, id));
  if (!stored) throw new ApiError('not_found');
  return { category: ownedCategoryOf(stored) };
};

/** What members changed at a category. */
export const listCategoryEventsHandler: Handler<typeof listCategoryEvents> = async ({ id }, context) => {
  requireRole(context, categoryRoles);
  const { websiteId, read } = context;
  const found = await read((tx) => findHistory(tx, websiteId, { kind: 'category', id }, MOST_EVENTS));
  return {
    events: found.map(({ id: event, at, member_name: member, action, before, after }) => ({
      id: event,
      at: at.toISOString(),
      member,
      action: actions.find((known) => known === action) ?? ('saved' as const),
      before,
      after,
    })),
  };
};
