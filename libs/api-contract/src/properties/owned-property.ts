import {
  ownedPropertyContent,
  propertyColor,
  propertyKinds,
  propertyTitle,
  propertyUnit,
  propertyValue,
} from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

const propertyId = z.string().min(1).max(200);
const propertyVersion = z.int().min(1).max(2_000_000_000);
const changeId = z.string().min(1).max(64);
const errors = ['unauthenticated', 'forbidden'] as const;

/** A property by which visitors filter products. */
export const ownedProperty = z.object({
  id: z.string(),
  /** Made once of its first title: addresses of visitors contain it. */
  key: z.string(),
  title: z.string(),
  kind: z.enum(propertyKinds),
  /** Stands behind the numbers of a range; '' for none. */
  unit: z.string(),
  /** Increases with every change of it. */
  version: z.int(),
  /** In the order in which visitors see them; none of a range. */
  values: z.array(z.object({ value: z.string(), color: z.string() })),
});

/** Every property of a website in their order; at most `MAX_PROPERTIES`. */
export const listProperties = defineEndpoint({
  name: 'list-properties',
  path: '/api/services/webshop/v1/properties/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({
    /** `product_count`: its products, also those that visitors do not see. */
    properties: z.array(ownedProperty.extend({ product_count: z.int() })),
  }),
  errors,
});

const countedProperty = ownedProperty.extend({
  product_count: z.int(),
  values: z.array(z.object({ value: z.string(), color: z.string(), product_count: z.int() })),
});

/** A property to edit, with the number of products of each value. */
export const getProperty = defineEndpoint({
  name: 'get-property',
  path: '/api/services/webshop/v1/properties/get',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: propertyId }),
  response: z.object({ property: countedProperty }),
  errors,
});

/** Adds a property behind the others; a repeated call with the same Idempotency-Key returns the first one. */
export const createProperty = defineEndpoint({
  name: 'create-property',
  path: '/api/services/webshop/v1/properties/create',
  audience: 'owner',
  request: z.object({ ...websiteIds, title: propertyTitle, kind: z.enum(propertyKinds), unit: propertyUnit }),
  response: z.object({ id: z.string() }),
  errors,
});

/**
 * Stores a property as one change, with all products of which a value is renamed, merged or deleted. If it has changed
 * since `version`: 409 `conflict`, and nothing is stored. `products` counts those products, and `change` undoes it; ''
 * if nothing changed.
 */
export const saveProperty = defineEndpoint({
  name: 'save-property',
  path: '/api/services/webshop/v1/properties/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: propertyId,
    version: propertyVersion,
    property: ownedPropertyContent,
  }),
  response: z.object({ property: countedProperty, change: z.string(), products: z.int() }),
  errors: [...errors, 'conflict'],
});

/** Adds one value behind the others; one that is there already stays as it is. */
export const addPropertyValue = defineEndpoint({
  name: 'add-property-value',
  path: '/api/services/webshop/v1/properties/add-value',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: propertyId, value: propertyValue, color: propertyColor }),
  response: z.object({ property: ownedProperty, value: z.string() }),
  errors,
});

/** Puts a property at another place among the others: 0 is the first. A repeated call changes nothing. */
export const moveProperty = defineEndpoint({
  name: 'move-property',
  path: '/api/services/webshop/v1/properties/move',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: propertyId, index: z.int().min(0).max(1000) }),
  response: listProperties.response,
  errors,
});

/** Deletes a property, and takes its values from all products; `change` undoes it, '' if it was deleted already. */
export const deleteProperty = defineEndpoint({
  name: 'delete-property',
  path: '/api/services/webshop/v1/properties/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: propertyId }),
  response: z.object({ change: z.string() }),
  errors,
});

/**
 * Undoes a save or a deletion, with what it changed of products; a product whose values of the property changed again
 * since keeps them, and is counted in `kept`. Refused if the property itself changed since. A repeated call changes
 * nothing.
 */
export const undoPropertyChange = defineEndpoint({
  name: 'undo-property-change',
  path: '/api/services/webshop/v1/properties/undo',
  audience: 'owner',
  request: z.object({ ...websiteIds, change: changeId }),
  response: z.object({ kept: z.int() }),
  errors,
});

/**
 * Makes a property what it was after an event of its history, with what was renamed, merged and deleted at products since.
 * A product of which the values changed otherwise since keeps them, and is counted in `kept`; values that products have and
 * that came later stay, behind the others. `products` counts those that change, and `change` undoes it; '' if nothing
 * changed. If the property has changed since `version`: 409 `conflict`.
 */
export const restoreProperty = defineEndpoint({
  name: 'restore-property',
  path: '/api/services/webshop/v1/properties/restore',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: propertyId, version: propertyVersion, event: changeId }),
  response: z.object({ property: countedProperty, change: z.string(), products: z.int(), kept: z.int() }),
  errors: [...errors, 'conflict'],
});

/** What members changed at a property, newest first, at most the last hundred. */
export const listPropertyEvents = defineEndpoint({
  name: 'list-property-events',
  path: '/api/services/webshop/v1/properties/list-events',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: propertyId }),
  response: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        member: z.string(),
        action: z.enum(['created', 'saved', 'moved', 'deleted', 'undone', 'restored']),
        before: z.record(z.string(), z.unknown()).nullable(),
        after: z.record(z.string(), z.unknown()).nullable(),
      }),
    ),
  }),
  errors,
});
