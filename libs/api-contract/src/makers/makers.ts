import { makerContent } from '@etalage/shop-domain/schema';
import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';

/** Made by who adds the maker, so that adding it twice adds one. */
const makerId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
const errors = ['unauthenticated', 'forbidden'] as const;

/** A maker of products of a website. */
const ownedMaker = makerContent.extend({
  id: z.string(),
  /** Increases with every change of it. */
  version: z.int(),
  /** How many products it made, also those that visitors do not see. */
  product_count: z.int(),
});

/** Every maker of a website by name; at most `MAX_MAKERS`. */
export const listMakers = defineEndpoint({
  name: 'list-makers',
  path: '/api/services/webshop/v1/makers/list',
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ makers: z.array(ownedMaker) }),
  errors,
});

/**
 * Adds a maker (`version` 0) or stores one that is there. If it has changed since `version`: 409 `conflict`, and nothing is
 * stored; a repeated call changes nothing.
 */
export const saveMaker = defineEndpoint({
  name: 'save-maker',
  path: '/api/services/webshop/v1/makers/save',
  audience: 'owner',
  request: z.object({
    ...websiteIds,
    id: makerId,
    version: z.int().min(0).max(2_000_000_000),
    maker: makerContent,
  }),
  response: listMakers.response,
  errors: [...errors, 'conflict'],
});

/** Deletes a maker that made no product of the website; one that is gone already stays so. */
export const deleteMaker = defineEndpoint({
  name: 'delete-maker',
  path: '/api/services/webshop/v1/makers/delete',
  audience: 'owner',
  request: z.object({ ...websiteIds, id: makerId }),
  response: listMakers.response,
  errors,
});
