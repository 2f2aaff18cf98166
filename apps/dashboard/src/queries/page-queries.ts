import {
  createPage,
  deletePage,
  duplicatePage,
  listPages,
  type PayloadOf,
  restorePage,
  type ResponseOf,
  updatePage,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedPage = ResponseOf<typeof listPages>['pages'][number];

/** All pages of a website, by path. */
export const pagesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['pages', websiteId],
    queryFn: () => callApi(listPages, websiteId, {}),
  });

export const postCreatePage = (websiteId: string, page: PayloadOf<typeof createPage>, key: string) =>
  callApi(createPage, websiteId, page, key);
export const postUpdatePage = (websiteId: string, page: PayloadOf<typeof updatePage>) =>
  callApi(updatePage, websiteId, page);
export const postDuplicatePage = (websiteId: string, id: string, key: string) =>
  callApi(duplicatePage, websiteId, { id }, key);
export const postDeletePage = (websiteId: string, id: string) => callApi(deletePage, websiteId, { id });
export const postRestorePage = (websiteId: string, id: string) => callApi(restorePage, websiteId, { id });
