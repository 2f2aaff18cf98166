import { MAX_AUTOMATIC_DISCOUNTS, MAX_DISCOUNTS } from '@etalage/api-contract';
import { checkDiscount, type OwnedDiscountContent } from '@etalage/shop-domain';
import { ApiError, type FieldMessages, type Message } from '../calls/api-error.ts';
import type { WebsiteTransaction } from '../db/with-website.ts';
import { findMissing, findOthers } from './owned-discount.repository.ts';

/** A discount without what its choices leave unused: a worth of free shipping, and what it is not given on. */
export function tidied(content: OwnedDiscountContent): OwnedDiscountContent {
  const { kind, scope, category_ids, product_ids, emails, starts_at, ends_at } = content;
  return {
    ...content,
    value: kind === 'free_shipping' ? 0 : content.value,
    category_ids: scope === 'categories' ? [...new Set(category_ids)] : [],
    product_ids: scope === 'products' ? [...new Set(product_ids)] : [],
    emails: [...new Set(emails.filter(Boolean))],
    starts_at: starts_at && new Date(starts_at).toISOString(),
    ends_at: ends_at && new Date(ends_at).toISOString(),
  };
}

/**
 * Refuses a discount that cannot be stored, at its fields. The caller holds the lock of the discounts, so that two never
 * get one code. Throws `validation_failed`.
 */
export async function refuseContent(
  tx: WebsiteTransaction,
  websiteId: string,
  id: string,
  content: OwnedDiscountContent,
): Promise<void> {
  const { code } = content;
  const [others, missing] = await Promise.all([
    findOthers(tx, websiteId, { id, code }),
    findMissing(tx, websiteId, content),
  ]);
  const found: Record<string, readonly Message[]> = { ...checkDiscount(content) };
  if (others.hasCode) found['code'] = [{ key: 'discount_code_taken' }];
  if (code === '' && content.is_active && others.automatic >= MAX_AUTOMATIC_DISCOUNTS) {
    found['code'] = [{ key: 'discounts_too_many_automatic', values: { most: MAX_AUTOMATIC_DISCOUNTS } }];
  }
  if (missing.category_ids) found['category_ids'] = [{ key: 'discount_category_gone' }];
  if (missing.product_ids) found['product_ids'] = [{ key: 'discount_product_gone' }];
  const fields: FieldMessages = {
    ...Object.fromEntries(Object.entries(found).map(([field, messages]) => [`discount.${field}`, messages])),
    ...(others.count >= MAX_DISCOUNTS && {
      general: [{ key: 'discounts_too_many', values: { most: MAX_DISCOUNTS } }],
    }),
  };
  if (Object.keys(fields).length > 0) throw new ApiError('validation_failed', fields);
}
