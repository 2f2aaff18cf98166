import { correctVat, declineVatCorrection, getVatRecheck, type ResponseOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type VatRecheck = ResponseOf<typeof getVatRecheck>;

interface SeenOrder {
  readonly number: string;
  readonly version: number;
}

/** What became of the VAT number of an order in a version: a payment, a refund and an answer of VIES each change it. */
export const vatRecheckQuery = (websiteId: string, { number, version }: SeenOrder) =>
  queryOptions({
    queryKey: ['vat-recheck', websiteId, number, String(version)],
    queryFn: () => callApi(getVatRecheck, websiteId, { number }),
    staleTime: 0,
  });

export const postCorrectVat = (websiteId: string, order: SeenOrder) => callApi(correctVat, websiteId, order);

export const postDeclineVatCorrection = (websiteId: string, order: SeenOrder) =>
  callApi(declineVatCorrection, websiteId, order);
