import { findAnything, type ResponseOf } from '@etalage/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type FoundThing = ResponseOf<typeof findAnything>['found'][number];

/** Delay between the last key press and the search, in milliseconds. */
const PAUSE = 150;

/** What is found by these words; the previous result stays until the next one arrives. */
export const findQuery = (websiteId: string, query: string) =>
  queryOptions({
    queryKey: ['find', websiteId, query],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      // Another letter was typed meanwhile.
      signal.throwIfAborted();
      return (await callApi(findAnything, websiteId, { query })).found;
    },
    enabled: query !== '',
    placeholderData: query === '' ? undefined : keepPreviousData,
    staleTime: 10_000,
    retry: false,
  });
