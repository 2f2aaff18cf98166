import type { correctStock } from '@etalage/api-contract';
import { requireRole } from '../auth/require-role.ts';
import type { Message } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { applyValues, type ValuesChange } from '../owned-products/apply-values.ts';
import { lockedProducts, messageText } from '../owned-products/change-several.ts';
import type { StoredProduct } from '../owned-products/owned-product.mapper.ts';
import { productRoles } from '../owned-products/product-roles.ts';
import { changedKeys, type ProductValues, valuesOf } from '../owned-products/product-values.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { type Correction, corrected } from './corrected.ts';

/** Corrects pieces that a member typed in the list of the stock; a row that cannot be is left as it is. */
export const correctStockHandler: Handler<typeof correctStock> = async (input, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, now, translate } = context;
  const { idempotency_key: key, corrections, reason, note } = input;
  return context.write(async (tx) => {
    const ids = [...new Set(corrections.map(({ product_id }) => product_id))];
    const products = await lockedProducts(tx, websiteId, ids);
    const once = { websiteId, scope: `correct-stock:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const { changes, count, refused } = decideRows(corrections, products);
      const priceMode = await findPriceMode(tx, websiteId);
      const call = { websiteId, member, priceMode, action: 'values' as const, cause: { reason, note } };
      const change = await applyValues(tx, call, changes);
      return {
        corrected: count,
        refused: refused.map(({ problem, ...row }) => ({ ...row, message: messageText(problem, translate) })),
        change,
      };
    });
  });
};

/** Decides row by row: a refused one does not stop the other variants of its product. */
function decideRows(corrections: readonly Correction[], products: ReadonlyMap<string, StoredProduct>) {
  const values = new Map<string, ProductValues>();
  const refused: (Pick<Correction, 'product_id' | 'variant_id'> & { readonly problem: Message })[] = [];
  let count = 0;
  for (const correction of corrections) {
    const { product_id, variant_id } = correction;
    const product = products.get(product_id);
    const before = values.get(product_id) ?? (product && valuesOf(product));
    const next = corrected(correction, product, before);
    if ('problem' in next) refused.push({ product_id, variant_id, problem: next.problem });
    else if (before && changedKeys(before, next).length > 0) {
      values.set(product_id, next);
      count += 1;
    }
  }
  const changes = [...values].flatMap(([id, next]): ValuesChange[] => {
    const product = products.get(id);
    return product && changedKeys(valuesOf(product), next).length > 0 ? [{ product, values: next }] : [];
  });
  return { changes, count, refused };
}
