import type { saveProduct } from '@etalage/api-contract';
import { tidyProperties } from '@etalage/shop-domain';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { cleanFields } from '../markup/clean-fields.ts';
import { lockPages } from '../pages/page.repository.ts';
import { contentOf, htmlColumns, ownedProductOf } from './owned-product.mapper.ts';
import { findOwnedProduct } from './owned-product.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { productChange } from './product-changes.ts';
import { productRoles } from './product-roles.ts';
import { saveContent } from './save-content.ts';

/** Stores a product; a repeat of a save whose reply was lost gets that reply. */
export const saveProductHandler: Handler<typeof saveProduct> = async (input, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, now } = context;
  const content = await cleanFields(input.product, htmlColumns, 'product');
  return context.write(async (tx) => {
    // Products share the addresses of the website with pages and categories.
    await lockPages(tx, websiteId);
    await lockProducts(tx, websiteId);
    const stored = await findOwnedProduct(tx, websiteId, input.id);
    if (!stored) throw new ApiError('not_found');
    if (stored.version !== input.version) {
      const properties = tidyProperties(content.properties);
      const isRepeated =
        stored.version === input.version + 1 && !productChange(contentOf(stored), { ...content, properties });
      if (!isRepeated) throw new ApiError('conflict');
      return { product: ownedProductOf(stored) };
    }
    const priceMode = await findPriceMode(tx, websiteId);
    const save = { websiteId, member, priceMode, action: 'saved' as const, now: now() };
    await saveContent(tx, save, stored, content);
    const saved = await findOwnedProduct(tx, websiteId, input.id);
    if (!saved) throw new Error('the product is not there');
    return { product: ownedProductOf(saved) };
  });
};
