import {
  exportBookedPayments,
  exportBookedSales,
  exportInvoices,
  exportVatLines,
  getBookkeeping,
  getDistanceSales,
  getVatFigures,
  type OutputOf,
} from '@etalage/api-contract';
import type { BookedPeriod } from '@etalage/shop-domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callDecoded } from './call-api.ts';

export type Bookkeeping = OutputOf<typeof getBookkeeping>;
export type BookedLine = OutputOf<typeof exportBookedSales>['lines'][number];
export type BookedInvoice = OutputOf<typeof exportInvoices>['lines'][number];
export type BookedPayment = OutputOf<typeof exportBookedPayments>['payments'][number];

export type BookedVatLine = OutputOf<typeof exportVatLines>['lines'][number];
export type DistanceSales = OutputOf<typeof getDistanceSales>;
export type VatFigures = OutputOf<typeof getVatFigures>;

/** The sums of a period; those of another one stay visible until they have loaded. */
export const bookkeepingQuery = (websiteId: string, period: BookedPeriod) =>
  queryOptions({
    queryKey: ['bookkeeping', websiteId, period],
    queryFn: () => callDecoded(getBookkeeping, websiteId, { ...period }),
    placeholderData: keepPreviousData,
  });

/** A part of the lines of a period after the part before; '' for the first. */
export const fetchBookedSales = (
  websiteId: string,
  asked: BookedPeriod & { what: 'orders' | 'refunds'; cursor: string },
) => callDecoded(exportBookedSales, websiteId, asked);

export const fetchBookedPayments = (websiteId: string, asked: BookedPeriod & { cursor: string }) =>
  callDecoded(exportBookedPayments, websiteId, asked);

export const fetchBookedInvoices = (websiteId: string, asked: BookedPeriod & { cursor: string }) =>
  callDecoded(exportInvoices, websiteId, asked);

export const fetchVatLines = (websiteId: string, asked: BookedPeriod & { cursor: string }) =>
  callDecoded(exportVatLines, websiteId, asked);

/** The figures for the VAT returns of a period; those of another one stay visible until they have loaded. */
export const vatFiguresQuery = (websiteId: string, period: BookedPeriod) =>
  queryOptions({
    queryKey: ['vat-figures', websiteId, period],
    queryFn: () => callDecoded(getVatFigures, websiteId, { ...period }),
    placeholderData: keepPreviousData,
  });

/** What was sold to consumers in other member states, this year and the year before. */
export const distanceSalesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['distance-sales', websiteId],
    queryFn: () => callDecoded(getDistanceSales, websiteId, {}),
  });
