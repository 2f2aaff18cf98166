import {
  getInvoiceFile,
  listOrderInvoices,
  makeOrderInvoice,
  type PayloadOf,
  type ResponseOf,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type OrderInvoiceList = ResponseOf<typeof listOrderInvoices>;
export type ListedInvoice = OrderInvoiceList['invoices'][number];

/** The invoice and credit notes of an order in a version: whatever changes an order may make one. */
export const invoicesQuery = (websiteId: string, { number, version }: { number: string; version: number }) =>
  queryOptions({
    queryKey: ['invoices', websiteId, number, String(version)],
    queryFn: () => callApi(listOrderInvoices, websiteId, { number }),
    staleTime: 0,
  });

export const postMakeInvoice = (websiteId: string, order: { number: string; version: number }) =>
  callApi(makeOrderInvoice, websiteId, order);

export const fetchInvoiceFile = (websiteId: string, asked: PayloadOf<typeof getInvoiceFile>) =>
  callApi(getInvoiceFile, websiteId, asked);
