import {
  apiPaths,
  type createPage,
  type deletePage,
  type duplicatePage,
  type Endpoint,
  type listPages,
  type RequestOf,
  type restorePage,
  type ResponseOf,
  type updatePage,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedPage = ResponseOf<typeof listPages>['pages'][number];
type Typed<E extends Endpoint> = Omit<RequestOf<E>, 'website_id' | 'project_id'>;

/** All pages of a website, by path. */
export const pagesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['pages', websiteId],
    queryFn: () => callApi<typeof listPages>(apiPaths.listPages, websiteId, {}),
  });

export const postCreatePage = (websiteId: string, page: Typed<typeof createPage>, key: string) =>
  callApi<typeof createPage>(apiPaths.createPage, websiteId, page, key);
export const postUpdatePage = (websiteId: string, page: Typed<typeof updatePage>) =>
  callApi<typeof updatePage>(apiPaths.updatePage, websiteId, page);
export const postDuplicatePage = (websiteId: string, id: string, key: string) =>
  callApi<typeof duplicatePage>(apiPaths.duplicatePage, websiteId, { id }, key);
export const postDeletePage = (websiteId: string, id: string) =>
  callApi<typeof deletePage>(apiPaths.deletePage, websiteId, { id });
export const postRestorePage = (websiteId: string, id: string) =>
  callApi<typeof restorePage>(apiPaths.restorePage, websiteId, { id });
