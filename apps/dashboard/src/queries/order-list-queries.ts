import {
  createOrderView,
  deleteOrderView,
  exportOrders,
  getOrderChoices,
  listOrderViews,
  type OrderSearch,
  type OrderView,
  type OutputOf,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi, callDecoded } from './call-api.ts';

export type ExportedOrder = OutputOf<typeof exportOrders>['orders'][number];

/** The payment methods and countries that orders can be filtered by. */
export const orderChoicesQuery = (websiteId: string) =>
  queryOptions({
    // Begins as the list of orders does, so that both are fetched again after an order changed.
    queryKey: ['orders', websiteId, 'choices'],
    queryFn: () => callApi(getOrderChoices, websiteId, {}),
  });

/** The searches that the website keeps, by name. */
export const orderViewsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['order-views', websiteId],
    queryFn: async () => (await callApi(listOrderViews, websiteId, {})).views as OrderView[],
  });

/** Fetches the kept searches again after a change. */
export const renewOrderViews = (client: QueryClient, websiteId: string) =>
  client.invalidateQueries({ queryKey: ['order-views', websiteId] });

export const postCreateOrderView = (websiteId: string, view: OrderView) =>
  callApi(createOrderView, websiteId, view);
export const postDeleteOrderView = (websiteId: string, id: string) =>
  callApi(deleteOrderView, websiteId, { id });

type ExportedSearch = OrderSearch & { readonly numbers?: string[] };

/** A part of the orders of a search for a spreadsheet, after the part before; '' for the first. */
export const fetchExportedOrders = (websiteId: string, search: ExportedSearch, cursor: string) =>
  callDecoded(exportOrders, websiteId, { ...search, cursor });
