import { getOrderForOwner, listOrders, type ResponseOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedOrder = ResponseOf<typeof listOrders>['orders'][number];
export type OwnerOrder = ResponseOf<typeof getOrderForOwner>;

/** The newest orders and quote requests of a website. */
export const ordersQuery = (websiteId: string, limit: number) =>
  queryOptions({
    queryKey: ['orders', websiteId, limit],
    queryFn: () => callApi(listOrders, websiteId, { limit }),
  });

/** One order or quote request with its lines, by number. */
export const orderQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['order', websiteId, number],
    queryFn: () => callApi(getOrderForOwner, websiteId, { number }),
  });
