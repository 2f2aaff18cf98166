import { apiPaths, type listOrders, type ResponseOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedOrder = ResponseOf<typeof listOrders>['orders'][number];

/** The newest orders and quote requests of a website. */
export const ordersQuery = (websiteId: string, limit: number) =>
  queryOptions({
    queryKey: ['orders', websiteId, limit],
    queryFn: () => callApi<typeof listOrders>(apiPaths.listOrders, websiteId, { limit }),
  });
