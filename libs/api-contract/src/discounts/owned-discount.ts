import { ownedDiscountContent } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Most discounts of a website. */
export const MAX_DISCOUNTS = 1000;
/** Most of the discounts that are given by themselves: every cart weighs them all. */
export const MAX_AUTOMATIC_DISCOUNTS = 20;

const discountId = z.string().min(1).max(200);
const discountVersion = z.int().min(1).max(2_000_000_000);

/** A discount as its owner edits it, and what only orders change. */
export const ownedDiscount = ownedDiscountContent.extend({
  id: z.string(),
  /** Increases with every change of its content. */
  version: z.int(),
  /** The orders with it that are not cancelled. */
  uses: z.int(),
});

/** What amounts of the website mean. */
const prices = {
  /** The side of VAT that they are stored on. */
  price_mode: z.enum(['gross', 'net']),
  /** No VAT is charged now. */
  small_business: z.boolean(),
};

/** Every discount of a website, newest first; at most `MAX_DISCOUNTS`. */
export const listDiscounts = defineEndpoint({
  name: 'list-discounts',
  path: '/api/services/webshop/v1/discounts/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ discounts: z.array(ownedDiscount), ...prices }),
  errors: ['unauthenticated', 'forbidden'],
});

/** A discount to edit. */
export const getDiscount = defineEndpoint({
  name: 'get-discount',
  path: '/api/services/webshop/v1/discounts/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: discountId }),
  response: z.object({ discount: ownedDiscount, ...prices }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Adds a discount, immediately for visitors; a repeated call with the same Idempotency-Key returns the first one. */
export const createDiscount = defineEndpoint({
  name: 'create-discount',
  path: '/api/services/webshop/v1/discounts/create',
  audience: 'owner',
  request: z.object({ ...websiteIds, discount: ownedDiscountContent }),
  response: z.object({ discount: ownedDiscount }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Stores a discount as one change, immediately for visitors. If it has changed since `version`: 409 `conflict`, and
 * nothing is stored.
 */
export const saveDiscount = defineEndpoint({
  name: 'save-discount',
  path: '/api/services/webshop/v1/discounts/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: discountId,
    version: discountVersion,
    discount: ownedDiscountContent,
  }),
  response: z.object({ discount: ownedDiscount }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});

/** Deletes a discount; one that is already deleted stays so. */
export const deleteDiscount = defineEndpoint({
  name: 'delete-discount',
  path: '/api/services/webshop/v1/discounts/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: discountId }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Puts a deleted discount back, unless another one has its code now. */
export const restoreDiscount = defineEndpoint({
  name: 'restore-discount',
  path: '/api/services/webshop/v1/discounts/restore',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: discountId }),
  response: z.object({ discount: ownedDiscount }),
  errors: ['unauthenticated', 'forbidden'],
});

/** What members changed at a discount, newest first, at most the last hundred. */
export const listDiscountEvents = defineEndpoint({
  name: 'list-discount-events',
  path: '/api/services/webshop/v1/discounts/list-events',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: discountId }),
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        member: z.string(),
        action: z.enum(['created', 'saved', 'deleted', 'restored']),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden'],
});
