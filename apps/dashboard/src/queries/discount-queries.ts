import {
  createDiscount,
  deleteDiscount,
  getDiscount,
  listDiscountEvents,
  listDiscounts,
  type PayloadOf,
  type ResponseOf,
  restoreDiscount,
  saveDiscount,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type OpenedDiscount = ResponseOf<typeof getDiscount>;
export type OwnedDiscount = OpenedDiscount['discount'];
export type DiscountContent = PayloadOf<typeof saveDiscount>['discount'];

/** Every discount, newest first. */
export const discountsQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['discounts', websiteId],
    queryFn: () => callApi(listDiscounts, websiteId, {}),
    staleTime: 0,
  });

/** A discount to edit; fetched each time, so that nobody starts from a version that was changed by somebody else. */
export const discountQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['discount', websiteId, id],
    queryFn: () => callApi(getDiscount, websiteId, { id }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const discountEventsQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['discount-events', websiteId, id],
    queryFn: async () => (await callApi(listDiscountEvents, websiteId, { id })).events,
    staleTime: 0,
  });

/** Makes a discount; a call that is repeated with the same key makes one. */
export const postCreateDiscount = (websiteId: string, discount: DiscountContent, key: string) =>
  callApi(createDiscount, websiteId, { discount }, key);

export const postSaveDiscount = (
  websiteId: string,
  save: { id: string; version: number; discount: DiscountContent },
) => callApi(saveDiscount, websiteId, save);

export const postDeleteDiscount = (websiteId: string, id: string) =>
  callApi(deleteDiscount, websiteId, { id });
export const postRestoreDiscount = (websiteId: string, id: string) =>
  callApi(restoreDiscount, websiteId, { id });

/** Fetches the list of discounts again. */
export async function renewDiscounts(client: QueryClient, websiteId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['discounts', websiteId] });
}
