import type { duplicateProduct } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { newId } from '../db/new-id.ts';
import { lockPages } from '../pages/page.repository.ts';
import { insertProduct } from './insert-product.ts';
import { contentOf } from './owned-product.mapper.ts';
import { findOwnedProduct } from './owned-product.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { productRoles } from './product-roles.ts';

/** Copies a product as a draft; what belongs to one product only is left out. */
export const duplicateProductHandler: Handler<typeof duplicateProduct> = async (input, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, idempotencyKey: key, now, translate } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    await lockProducts(tx, websiteId);
    const once = { websiteId, scope: `duplicate-product:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const stored = await findOwnedProduct(tx, websiteId, input.id);
      if (!stored) throw new ApiError('not_found');
      const priceMode = await findPriceMode(tx, websiteId);
      const title = translate('page_copy_title', { title: stored.title }).slice(0, 200);
      const own = { title, status: 'draft' as const, publish_at: null, article_number: '', ean: '' };
      const id = newId();
      const variants = stored.variants.map((variant) => ({ ...variant, article_number: '', ean: '' }));
      await insertProduct(tx, { websiteId, id, priceMode }, { ...contentOf(stored), ...own, variants });
      const changes = [{ subjectId: id, before: null, after: { title, price_cents: stored.price_cents } }];
      await recordChange(tx, websiteId, member, { kind: 'product', action: 'created', changes });
      return { id };
    });
  });
};
