import type { createProduct } from '@etalage/api-contract';
import { recordChange } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { idempotent } from '../calls/idempotent.ts';
import { newId } from '../db/new-id.ts';
import { lockPages } from '../pages/page.repository.ts';
import { insertProduct } from './insert-product.ts';
import { newContent } from './new-content.ts';
import { findShop } from './owned-product.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { productRoles } from './product-roles.ts';

/** Adds a draft with a name and a price. */
export const createProductHandler: Handler<typeof createProduct> = async (input, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, idempotencyKey: key, now } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    await lockProducts(tx, websiteId);
    const once = { websiteId, scope: `create-product:${member.id}`, key, request: input, now: now() };
    return idempotent(tx, once, async () => {
      const { price_mode: priceMode, vat_classes } = await findShop(tx, websiteId, now());
      const { title, price_cents, category_id } = input;
      const categories = category_id === '' ? [] : [category_id];
      const content = { ...newContent(vat_classes), title, price_cents, categories };
      const known = await tx
        .selectFrom('categories')
        .select(['id', 'rule'])
        .where('website_id', '=', websiteId)
        .where('id', '=', category_id)
        .executeTakeFirst();
      if (category_id !== '' && !known) {
        throw new ApiError('validation_failed', { category_id: [{ key: 'product_category_gone' }] });
      }
      if (known?.rule)
        throw new ApiError('validation_failed', { category_id: [{ key: 'product_category_rule' }] });
      const id = newId();
      await insertProduct(tx, { websiteId, id, priceMode }, content);
      const changes = [{ subjectId: id, before: null, after: { title, price_cents } }];
      await recordChange(tx, websiteId, member, { kind: 'product', action: 'created', changes });
      return { id };
    });
  });
};
