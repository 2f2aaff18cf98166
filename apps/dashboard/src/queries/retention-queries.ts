import {
  countOldData,
  countRetention,
  getRetention,
  type PayloadOf,
  type ResponseOf,
  saveRetention,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type Retention = ResponseOf<typeof getRetention>;
export type RetentionTerms = PayloadOf<typeof saveRetention>['terms'];
export type RetentionCounts = ResponseOf<typeof countRetention>['counts'];

/** How long what is kept; fetched each time, so that nobody starts from a version that somebody else changed. */
export const retentionQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['retention', websiteId],
    queryFn: () => callApi(getRetention, websiteId, {}),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const postCountRetention = (websiteId: string, terms: RetentionTerms) =>
  callApi(countRetention, websiteId, { terms });

export const postCountOldData = (websiteId: string) => callApi(countOldData, websiteId, {});

export const postRetention = (websiteId: string, save: { version: number; terms: RetentionTerms }) =>
  callApi(saveRetention, websiteId, save);
