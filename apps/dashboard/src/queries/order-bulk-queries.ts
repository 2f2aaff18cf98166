import {
  getPackingSlips,
  type PayloadOf,
  previewSendOrders,
  sendOrders,
  undoSendOrders,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** What sending several orders would do now. */
export const sendOrdersPreviewQuery = (websiteId: string, numbers: string[]) =>
  queryOptions({
    queryKey: ['orders', websiteId, 'preview-send', numbers],
    queryFn: () => callApi(previewSendOrders, websiteId, { numbers }),
    staleTime: 0,
    gcTime: 0,
  });

export const postSendOrders = (websiteId: string, sending: PayloadOf<typeof sendOrders>) =>
  callApi(sendOrders, websiteId, sending);

export const postUndoSendOrders = (websiteId: string, change: string) =>
  callApi(undoSendOrders, websiteId, { change });

export const fetchPackingSlips = (websiteId: string, asked: PayloadOf<typeof getPackingSlips>) =>
  callApi(getPackingSlips, websiteId, asked);

/** Reads the list and all orders again, after several of them changed. */
export async function renewOrders(client: QueryClient, websiteId: string): Promise<void> {
  void client.invalidateQueries({ queryKey: ['order', websiteId] });
  void client.invalidateQueries({ queryKey: ['order-timeline', websiteId] });
  await client.invalidateQueries({ queryKey: ['orders', websiteId] });
}
