import type { Handlers } from '../calls/handler-context.ts';
import { createCategoryHandler } from './create-category.handler.ts';
import { listCategoriesHandler } from './list-categories.handler.ts';
import { listFilterKeysHandler, matchCategoryRuleHandler } from './match-rule.handlers.ts';
import { moveCategoryHandler } from './move-category.handler.ts';
import {
  getOwnedCategoryHandler,
  listCategoryEventsHandler,
  listOwnedCategoriesHandler,
} from './owned-category.handlers.ts';
import { saveCategoryHandler } from './save-category.handler.ts';

/** The handlers of the calls about the categories of the shop. */
export const categoriesHandlers = {
  createCategory: createCategoryHandler,
  getOwnedCategory: getOwnedCategoryHandler,
  listCategories: listCategoriesHandler,
  listCategoryEvents: listCategoryEventsHandler,
  listFilterKeys: listFilterKeysHandler,
  listOwnedCategories: listOwnedCategoriesHandler,
  matchCategoryRule: matchCategoryRuleHandler,
  moveCategory: moveCategoryHandler,
  saveCategory: saveCategoryHandler,
} satisfies Partial<Handlers>;
