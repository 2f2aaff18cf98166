import { ownedShippingMethodContent } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Most shipping methods of a website; every cart weighs them all. */
export const MAX_SHIPPING_METHODS = 50;

const methodId = z.string().min(1).max(200);
const methodVersion = z.int().min(1).max(2_000_000_000);

/** A shipping method as its owner edits it. */
export const ownedShippingMethod = ownedShippingMethodContent.extend({
  id: z.string(),
  /** Increases with every change of its content. */
  version: z.int(),
});

/** Every shipping method of a website, in the order of the checkout, with what their form needs to know. */
export const listShippingMethods = defineEndpoint({
  name: 'list-shipping-methods',
  path: '/api/services/webshop/v1/shipping-methods/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    methods: z.array(ownedShippingMethod),
    /** The side of VAT that the website stores amounts on. */
    price_mode: z.enum(['gross', 'net']),
    /** No VAT is charged now. */
    small_business: z.boolean(),
    /** The ISO code of the seller's country, which customers may always choose. */
    seller_country: z.string(),
    vat_classes: z.array(z.object({ id: z.string(), name: z.string(), rate_bp: z.int() })),
  }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Adds a method behind the others, immediately for visitors; a repeated call with the same Idempotency-Key returns the first one. */
export const createShippingMethod = defineEndpoint({
  name: 'create-shipping-method',
  path: '/api/services/webshop/v1/shipping-methods/create',
  audience: 'owner',
  request: z.object({ ...websiteIds, method: ownedShippingMethodContent }),
  response: z.object({ method: ownedShippingMethod }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Stores a method as one change, immediately for visitors. If it has changed since `version`: 409 `conflict`, and nothing
 * is stored.
 */
export const saveShippingMethod = defineEndpoint({
  name: 'save-shipping-method',
  path: '/api/services/webshop/v1/shipping-methods/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: methodId,
    version: methodVersion,
    method: ownedShippingMethodContent,
  }),
  response: z.object({ method: ownedShippingMethod }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});

/** Puts a method at another place among the others: 0 is the first. A repeated call changes nothing. */
export const moveShippingMethod = defineEndpoint({
  name: 'move-shipping-method',
  path: '/api/services/webshop/v1/shipping-methods/move',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: methodId, index: z.int().min(0).max(1000) }),
  response: z.object({ methods: z.array(ownedShippingMethod) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Deletes a method; one that is already deleted stays so. Carts that chose it choose anew. */
export const deleteShippingMethod = defineEndpoint({
  name: 'delete-shipping-method',
  path: '/api/services/webshop/v1/shipping-methods/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: methodId }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});

/** Puts a deleted method back at its place. */
export const restoreShippingMethod = defineEndpoint({
  name: 'restore-shipping-method',
  path: '/api/services/webshop/v1/shipping-methods/restore',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: methodId }),
  response: z.object({ method: ownedShippingMethod }),
  errors: ['unauthenticated', 'forbidden'],
});
