import {
  listRefunds,
  type PayloadOf,
  refundOrder,
  type ResponseOf,
  retryRefund,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { renewOrder } from './order-queries.ts';

export type OrderRefunds = ResponseOf<typeof listRefunds>;
export type OrderRefund = OrderRefunds['refunds'][number];
export type RefundRequest = Omit<PayloadOf<typeof refundOrder>, 'website_id' | 'project_id'>;

/** Milliseconds between two looks at a refund that the provider did not take yet. */
const LOOK_AGAIN = 3000;

/** The refunds of an order, and what can still be paid back. */
export const refundsQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['refunds', websiteId, number],
    queryFn: () => callApi(listRefunds, websiteId, { number }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => refund.state === 'requested') ? LOOK_AGAIN : false,
  });

export const postRefund = (websiteId: string, request: RefundRequest) =>
  callApi(refundOrder, websiteId, request);

export const postRetryRefund = (
  websiteId: string,
  request: { number: string; version: number; id: string },
) => callApi(retryRefund, websiteId, request);

/** Fetches what refunds change again: the order with its time line, and the lists that it is in. */
export async function renewRefunded(client: QueryClient, websiteId: string, number: string): Promise<void> {
  await Promise.all([
    renewOrder(client, websiteId, number),
    client.invalidateQueries({ queryKey: refundsQuery(websiteId, number).queryKey }),
  ]);
}
