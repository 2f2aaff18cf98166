import { getWebshop, type PayloadOf, type ResponseOf, saveWebshop } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type OwnedWebshop = ResponseOf<typeof getWebshop>['webshop'];
export type SavedWebshop = PayloadOf<typeof saveWebshop>['webshop'];

/** The settings of the webshop; fetched each time, so that nobody starts from a version that somebody else changed. */
export const webshopQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['webshop', websiteId],
    queryFn: async () => (await callApi(getWebshop, websiteId, {})).webshop,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const postWebshop = (websiteId: string, save: { version: number; webshop: SavedWebshop }) =>
  callApi(saveWebshop, websiteId, save);
