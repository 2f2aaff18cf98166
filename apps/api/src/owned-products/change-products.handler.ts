import type { changeProducts, InputOf } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findCategories } from '../categories/category.repository.ts';
import { findMakerNames } from '../makers/maker.repository.ts';
import { applyValues } from './apply-values.ts';
import { decide, lockedProducts } from './change-several.ts';
import { changeValues } from './change-values.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { productRoles } from './product-roles.ts';
import { valuesOf } from './product-values.ts';
import { valuesText } from './values-text.ts';

/** Changes several products alike, or says what that would do. */
export const changeProductsHandler: Handler<typeof changeProducts> = async (input, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, idempotencyKey: key, now, translate } = context;
  const { ids, change, preview } = input;
  return context.write(async (tx) => {
    const products = await lockedProducts(tx, websiteId, ids);
    const titles = await titlesFor(tx, websiteId, change);
    const once = { websiteId, scope: `change-products:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const decided = decide(ids, products, translate, (product) => changeValues(valuesOf(product), change));
      const text = valuesText(change, titles, translate);
      const changed = decided.changes.map(({ product, values }) => {
        const { id, title } = product;
        return { id, title, before: text(valuesOf(product)), after: text(values) };
      });
      const { unchanged, refused } = decided;
      if (preview) return { changed, unchanged, refused: [...refused], change: '' };
      const priceMode = await findPriceMode(tx, websiteId);
      const call = { websiteId, member, priceMode, action: 'changed' as const };
      const made = await applyValues(tx, call, decided.changes);
      return { changed, unchanged, refused: [...refused], change: made };
    });
  });
};

type Change = InputOf<typeof changeProducts>['change'];

/** What a change is about by its id: categories or makers. Throws `validation_failed` if that of the change is not there. */
async function titlesFor(
  tx: WebsiteTransaction,
  websiteId: string,
  change: Change,
): Promise<ReadonlyMap<string, string>> {
  if (change.kind === 'category') return categoryTitles(tx, websiteId, change.category_id);
  if (change.kind === 'maker') return makerNames(tx, websiteId, change.maker_id);
  return new Map();
}

async function makerNames(
  tx: WebsiteTransaction,
  websiteId: string,
  chosen: string,
): Promise<ReadonlyMap<string, string>> {
  const makers = await findMakerNames(tx, websiteId);
  const names = new Map(makers.map(({ id, name }) => [id, name]));
  if (chosen !== '' && !names.has(chosen)) {
    throw new ApiError('validation_failed', { 'change.maker_id': [{ key: 'product_maker_gone' }] });
  }
  return names;
}

async function categoryTitles(
  tx: WebsiteTransaction,
  websiteId: string,
  chosen: string,
): Promise<ReadonlyMap<string, string>> {
  const categories = await findCategories(tx, websiteId);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  if (!titles.has(chosen)) {
    throw new ApiError('validation_failed', { 'change.category_id': [{ key: 'product_category_gone' }] });
  }
  if (categories.some(({ id, has_rule }) => has_rule && id === chosen)) {
    throw new ApiError('validation_failed', { 'change.category_id': [{ key: 'product_category_rule' }] });
  }
  return titles;
}
