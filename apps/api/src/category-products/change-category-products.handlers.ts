import type { addCategoryProducts, placeCategoryProduct, removeCategoryProduct } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler, Member } from '../calls/handler-context.ts';
import { categoryRoles } from '../categories/owned-category.handlers.ts';
import type { StoredCategory } from '../categories/owned-category.repository.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { applyValues } from '../owned-products/apply-values.ts';
import { lockedProducts } from '../owned-products/change-several.ts';
import type { StoredProduct } from '../owned-products/owned-product.mapper.ts';
import { valuesOf } from '../owned-products/product-values.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { findOrder, followerOf, lockCategory, storeOrder, withMoved } from './category-order.repository.ts';

/** Most categories of a product, as its form accepts them. */
const MOST_CATEGORIES = 50;

/** Puts a product at another place of the order by hand. */
export const placeCategoryProductHandler: Handler<typeof placeCategoryProduct> = async (input, context) => {
  const member = requireRole(context, categoryRoles);
  const { websiteId } = context;
  const { id, product_id: productId, before } = input;
  return context.write(async (tx) => {
    await lockCategory(tx, websiteId, id);
    const order = await findOrder(tx, websiteId, id);
    const from = order.findIndex((one) => one.id === productId);
    if (from < 0) throw new ApiError('validation_failed', { product_id: [{ key: 'category_product_gone' }] });
    const stood = followerOf(order, productId);
    const next = before === productId ? order : withMoved(order, [productId], before);
    const to = next.findIndex((one) => one.id === productId);
    if (from === to) return { before: stood };
    await storeOrder(tx, websiteId, id, next);
    const product = next[to]!.title;
    const changes = [
      { subjectId: id, before: { product, place: from + 1 }, after: { product, place: to + 1 } },
    ];
    await recordChange(tx, websiteId, member, { kind: 'category', action: 'placed', changes });
    return { before: stood };
  });
};

/** Puts products in a category; it is as if each was changed by itself, so that their history says so too. */
export const addCategoryProductsHandler: Handler<typeof addCategoryProducts> = async (input, context) => {
  const member = requireRole(context, categoryRoles);
  const { websiteId } = context;
  const { id, product_ids: ids, before } = input;
  return context.write(async (tx) => {
    refuseRule(await lockCategory(tx, websiteId, id), 'product_ids');
    const known = await lockedProducts(tx, websiteId, ids);
    const products = [...new Set(ids)].map((one) => known.get(one));
    const there = products.filter((one) => one !== undefined);
    if (there.length < products.length)
      throw new ApiError('validation_failed', { product_ids: [{ key: 'category_product_gone' }] });
    const added = there.filter(({ categories }) => !categories.includes(id));
    const full = added.find(({ categories }) => categories.length >= MOST_CATEGORIES);
    if (full) {
      const values = { title: full.title, most: String(MOST_CATEGORIES) };
      throw new ApiError('validation_failed', { product_ids: [{ key: 'category_product_full', values }] });
    }
    if (added.length === 0) return { added: [] };
    await change(tx, websiteId, member, added, (categories) => [...categories, id]);
    const addedIds = added.map((product) => product.id);
    const order = await findOrder(tx, websiteId, id);
    if (before !== '') await storeOrder(tx, websiteId, id, withMoved(order, addedIds, before));
    await record(tx, websiteId, member, { id, action: 'added', products: added });
    return { added: addedIds };
  });
};

/** Takes a product out of a category. */
export const removeCategoryProductHandler: Handler<typeof removeCategoryProduct> = async (input, context) => {
  const member = requireRole(context, categoryRoles);
  const { websiteId } = context;
  const { id, product_id: productId } = input;
  return context.write(async (tx) => {
    refuseRule(await lockCategory(tx, websiteId, id), 'product_id');
    const product = (await lockedProducts(tx, websiteId, [productId])).get(productId);
    if (!product?.categories.includes(id)) return { before: '' };
    const before = followerOf(await findOrder(tx, websiteId, id), productId);
    await change(tx, websiteId, member, [product], (all) => all.filter((one) => one !== id));
    await record(tx, websiteId, member, { id, action: 'removed', products: [product] });
    return { before };
  });
};

function refuseRule({ rule }: StoredCategory, field: string): void {
  if (rule) throw new ApiError('validation_failed', { [field]: [{ key: 'category_has_rule' }] });
}

async function change(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  products: readonly StoredProduct[],
  next: (categories: readonly string[]) => readonly string[],
): Promise<void> {
  const priceMode = await findPriceMode(tx, websiteId);
  const changes = products.map((product) => {
    const values = valuesOf(product);
    return { product, values: { ...values, categories: next(values.categories) } };
  });
  await applyValues(tx, { websiteId, member, priceMode, action: 'changed' }, changes);
}

async function record(
  tx: WebsiteTransaction,
  websiteId: string,
  member: Member,
  { id, action, products }: { id: string; action: 'added' | 'removed'; products: readonly StoredProduct[] },
): Promise<void> {
  const titles = { products: products.map(({ title }) => title) };
  const change = { subjectId: id, before: null, after: titles };
  await recordChange(tx, websiteId, member, { kind: 'category', action, changes: [change] });
}
