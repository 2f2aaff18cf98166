import {
  addOrderNote,
  deleteOrderNote,
  getOrderForOwner,
  getOrderTerms,
  getOrderTimeline,
  listOrders,
  type OutputOf,
  type PayloadOf,
  sendOrder,
  takeBackShipment,
} from '@etalage/api-contract';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import { callApi, callDecoded } from './call-api.ts';

export type ListedOrder = OutputOf<typeof listOrders>['orders'][number];
type OrdersAsked = PayloadOf<typeof listOrders>;
export type OwnerOrder = OutputOf<typeof getOrderForOwner>;
export type OrderEvent = OutputOf<typeof getOrderTimeline>['events'][number];

/** Orders and quote requests; the previous page stays visible until the next one has loaded. */
export const ordersQuery = (websiteId: string, search: OrdersAsked) =>
  queryOptions({
    queryKey: ['orders', websiteId, search],
    queryFn: () => callDecoded(listOrders, websiteId, search),
    placeholderData: keepPreviousData,
  });

/** One order or quote request with its lines, by number; customers and colleagues change it at any time. */
export const orderQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['order', websiteId, number],
    queryFn: () => callDecoded(getOrderForOwner, websiteId, { number }),
    staleTime: 0,
  });

/** Everything that happened to an order or quote request, newest first. */
export const orderTimelineQuery = (websiteId: string, number: string) =>
  queryOptions({
    queryKey: ['order-timeline', websiteId, number],
    queryFn: async () => (await callDecoded(getOrderTimeline, websiteId, { number })).events,
    staleTime: 0,
  });

/** Reads an order and its time line again, after a change of it; resolves when the order is there. */
export async function renewOrder(client: QueryClient, websiteId: string, number: string): Promise<void> {
  void client.invalidateQueries({ queryKey: orderTimelineQuery(websiteId, number).queryKey });
  void client.invalidateQueries({ queryKey: ['orders', websiteId] });
  await client.invalidateQueries({ queryKey: orderQuery(websiteId, number).queryKey });
}

/** The terms of an order as its buyer agreed with them, as a PDF. */
export const fetchOrderTerms = (websiteId: string, number: string) =>
  callApi(getOrderTerms, websiteId, { number });

export const postSendOrder = (websiteId: string, sending: PayloadOf<typeof sendOrder>) =>
  callApi(sendOrder, websiteId, sending);

export const postTakeBackShipment = (websiteId: string, shipment: PayloadOf<typeof takeBackShipment>) =>
  callApi(takeBackShipment, websiteId, shipment);

export const postAddOrderNote = (websiteId: string, note: PayloadOf<typeof addOrderNote>) =>
  callApi(addOrderNote, websiteId, note);

export const postDeleteOrderNote = (websiteId: string, note: PayloadOf<typeof deleteOrderNote>) =>
  callApi(deleteOrderNote, websiteId, note);
