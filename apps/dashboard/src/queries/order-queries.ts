import { getOrderForOwner, listOrders, type OutputOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callDecoded } from './call-api.ts';

export type ListedOrder = OutputOf<typeof listOrders>['orders'][number];
export type OwnerOrder = OutputOf<typeof getOrderForOwner>;

/** The newest orders and quote requests of a website. */
export const ordersQuery = (websiteId: string, limit: number) =>
  queryOptions({
    queryKey: ['orders', websiteId, limit],
    queryFn: () => callDecoded(listOrders, websiteId, { limit }),
  });

/** One order or quote request with its lines, by number. */
export const orderQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['order', websiteId, number],
    queryFn: () => callDecoded(getOrderForOwner, websiteId, { number }),
  });
