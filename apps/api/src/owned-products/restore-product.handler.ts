import type { restoreProduct } from '@etalage/api-contract';
import { ownedProductContent } from '@etalage/shop-domain/schema';
import { findHistory } from '../audit/audit.repository.ts';
import { requireRole } from '../auth/require-role.ts';
import { ApiError } from '../calls/api-error.ts';
import type { Handler } from '../calls/handler-context.ts';
import { lockPages } from '../pages/page.repository.ts';
import { findGonePictures, findKnown, leftOut, withoutGone } from './content-references.ts';
import { MOST_EVENTS } from './list-product-events.handler.ts';
import { contentOf, ownedProductOf } from './owned-product.mapper.ts';
import { findOwnedProduct } from './owned-product.repository.ts';
import { lockProducts } from '../products/lock-products.ts';
import { findPriceMode } from '../websites/find-price-mode.ts';
import { contentBefore } from './product-changes.ts';
import { productRoles } from './product-roles.ts';
import { saveContent } from './save-content.ts';

/** Makes a product what it was after an event, by taking back what was changed since. */
export const restoreProductHandler: Handler<typeof restoreProduct> = async (input, context) => {
  const member = requireRole(context, productRoles);
  const { websiteId, now } = context;
  return context.write(async (tx) => {
    await lockPages(tx, websiteId);
    await lockProducts(tx, websiteId);
    const stored = await findOwnedProduct(tx, websiteId, input.id);
    if (!stored) throw new ApiError('not_found');
    if (stored.version !== input.version) throw new ApiError('conflict');
    const events = await findHistory(tx, websiteId, { kind: 'product', id: input.id }, MOST_EVENTS);
    const place = events.findIndex(({ id }) => id === input.event);
    if (place < 0) throw new ApiError('not_found');
    const newer = events.slice(0, place).map(({ before }) => before);
    // What was stored under older limits is not restored past the limits of now.
    const earlier = ownedProductContent.safeParse(contentBefore(contentOf(stored), newer)).data;
    if (!earlier) throw new ApiError('not_found');
    const known = await findKnown(tx, websiteId, input.id, earlier);
    const priceMode = await findPriceMode(tx, websiteId);
    const save = { websiteId, member, priceMode, action: 'restored' as const, now: now() };
    const kept = withoutGone(input.id, earlier, known, await findGonePictures(tx, websiteId, earlier));
    await saveContent(tx, save, stored, kept);
    const saved = await findOwnedProduct(tx, websiteId, input.id);
    if (!saved) throw new Error('the product is not there');
    return { product: ownedProductOf(saved), left_out: leftOut(earlier, kept) };
  });
};
