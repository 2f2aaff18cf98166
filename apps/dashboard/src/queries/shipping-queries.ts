import {
  createShippingMethod,
  deleteShippingMethod,
  listShippingMethods,
  moveShippingMethod,
  type PayloadOf,
  type ResponseOf,
  restoreShippingMethod,
  saveShippingMethod,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ShippingSettings = ResponseOf<typeof listShippingMethods>;
export type OwnedShippingMethod = ShippingSettings['methods'][number];
export type ShippingContent = PayloadOf<typeof saveShippingMethod>['method'];

/** Every shipping method in the order of the checkout, with what their form needs to know. */
export const shippingQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['shipping-methods', websiteId],
    queryFn: () => callApi(listShippingMethods, websiteId, {}),
    staleTime: 0,
  });

/** Makes a method; a call that is repeated with the same key makes one. */
export const postCreateShipping = (websiteId: string, method: ShippingContent, key: string) =>
  callApi(createShippingMethod, websiteId, { method }, key);

export const postSaveShipping = (
  websiteId: string,
  save: { id: string; version: number; method: ShippingContent },
) => callApi(saveShippingMethod, websiteId, save);

export const postMoveShipping = (websiteId: string, id: string, index: number) =>
  callApi(moveShippingMethod, websiteId, { id, index });
export const postDeleteShipping = (websiteId: string, id: string) =>
  callApi(deleteShippingMethod, websiteId, { id });
export const postRestoreShipping = (websiteId: string, id: string) =>
  callApi(restoreShippingMethod, websiteId, { id });

/** Fetches the methods again. */
export async function renewShipping(client: QueryClient, websiteId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['shipping-methods', websiteId] });
}
