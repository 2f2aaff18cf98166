import {
  createRedirect,
  deleteRedirects,
  ignoreNotFound,
  importRedirects,
  listDeletedRedirects,
  listNotFound,
  listRedirectEvents,
  listRedirects,
  type PayloadOf,
  type ResponseOf,
  undoRedirects,
  updateRedirect,
} from '@etalage/api-contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedRedirect = ResponseOf<typeof listRedirects>['redirects'][number];
export type RedirectEvent = ResponseOf<typeof listRedirectEvents>['events'][number];
export type DeletedRedirect = ResponseOf<typeof listDeletedRedirects>['redirects'][number];
export type MissingPath = ResponseOf<typeof listNotFound>['paths'][number];
type RedirectFilter = Omit<PayloadOf<typeof listRedirects>, 'limit'>;
type DeletedFilter = Omit<PayloadOf<typeof listDeletedRedirects>, 'limit'>;
type MissingFilter = Omit<PayloadOf<typeof listNotFound>, 'limit'>;

/** Rows on one page of each list. */
export const REDIRECTS_PER_PAGE = 25;

/** Redirects that match a filter; the previous page stays visible until the next one has loaded. */
export const redirectsQuery = (websiteId: string, filter: RedirectFilter) =>
  queryOptions({
    queryKey: ['redirects', websiteId, filter],
    queryFn: () => callApi(listRedirects, websiteId, { ...filter, limit: REDIRECTS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

/** Missing addresses that match a filter. */
export const missingQuery = (websiteId: string, filter: MissingFilter) =>
  queryOptions({
    queryKey: ['not-found', websiteId, filter],
    queryFn: () => callApi(listNotFound, websiteId, { ...filter, limit: REDIRECTS_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

export const redirectEventsQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['redirect-events', websiteId, id],
    queryFn: () => callApi(listRedirectEvents, websiteId, { id }),
    staleTime: 0,
  });

/** Deleted redirects that match a filter. */
export const deletedRedirectsQuery = (websiteId: string, filter: DeletedFilter) =>
  queryOptions({
    queryKey: ['redirects', websiteId, 'deleted', filter],
    queryFn: () => callApi(listDeletedRedirects, websiteId, { ...filter, limit: REDIRECTS_PER_PAGE }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Fetches what a change of redirects changes: the list, and the report, which leaves out what is redirected. */
export const renewRedirects = (client: QueryClient, websiteId: string) =>
  Promise.all([
    client.invalidateQueries({ queryKey: ['redirects', websiteId] }),
    client.invalidateQueries({ queryKey: ['not-found', websiteId] }),
  ]);

export const postCreateRedirect = (websiteId: string, redirect: PayloadOf<typeof createRedirect>) =>
  callApi(createRedirect, websiteId, redirect);
export const postUpdateRedirect = (websiteId: string, redirect: PayloadOf<typeof updateRedirect>) =>
  callApi(updateRedirect, websiteId, redirect);
export const postDeleteRedirects = (websiteId: string, ids: string[]) =>
  callApi(deleteRedirects, websiteId, { ids });
export const postUndoRedirects = (websiteId: string, change: string) =>
  callApi(undoRedirects, websiteId, { change });
export const postImportRedirects = (websiteId: string, rows: PayloadOf<typeof importRedirects>['rows']) =>
  callApi(importRedirects, websiteId, { rows });
export const postIgnoreNotFound = (websiteId: string, paths: string[], ignored: boolean) =>
  callApi(ignoreNotFound, websiteId, { paths, ignored });
