import { z } from 'zod';
import { defineEndpoint, websiteIds } from '../endpoint/define-endpoint.ts';
import { orderSearchValue } from './order-search.ts';

/** Most searches that one website keeps. */
export const MAX_ORDER_VIEWS = 20;
/** Characters of the name of a kept search. */
export const MAX_ORDER_VIEW_NAME = 40;

/** A search of the list of orders that the members of a website keep under a name. */
export const orderView = z.object({
  id: z.string().regex(/^[a-z0-9-]{8,60}$/),
  name: z.string().trim().min(1).max(MAX_ORDER_VIEW_NAME),
  search: orderSearchValue,
});
export type OrderView = z.output<typeof orderView>;

const path = (name: string) => `/api/services/webshop/v1/orders/views/${name}`;

/** The kept searches by name. */
export const listOrderViews = defineEndpoint({
  name: 'list-order-views',
  path: path('list'),
  audience: 'owner',
  request: z.object({ ...websiteIds }),
  response: z.object({ views: z.array(orderView) }),
  errors: ['unauthenticated', 'forbidden'],
});

/**
 * Keeps a search. The same call again makes nothing else, and the id of a deleted one brings it back. A name that another
 * one has, or one too many, is refused at `name`.
 */
export const createOrderView = defineEndpoint({
  name: 'create-order-view',
  path: path('create'),
  audience: 'owner',
  request: z.object({ ...websiteIds, ...orderView.shape }),
  response: z.object({ id: z.string() }),
  errors: ['unauthenticated', 'forbidden', 'conflict'],
});

/** Deletes a kept search. `createOrderView` with the same values brings it back. */
export const deleteOrderView = defineEndpoint({
  name: 'delete-order-view',
  path: path('delete'),
  audience: 'owner',
  request: z.object({ ...websiteIds, id: z.string().max(60) }),
  response: z.object({ deleted: z.literal(true) }),
  errors: ['unauthenticated', 'forbidden'],
});
