import {
  changePages,
  createPage,
  deletePageFolder,
  deletePage,
  duplicatePage,
  listDeletedPages,
  listPages,
  movePages,
  type PayloadOf,
  restorePage,
  savePageFolder,
  setHomePage,
  type ResponseOf,
  unpublishPage,
  updatePage,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedPage = ResponseOf<typeof listPages>['pages'][number];

export type DeletedPage = ResponseOf<typeof listDeletedPages>['pages'][number];
export type PageMove = PayloadOf<typeof movePages>['moves'][number];
export type PageAction = PayloadOf<typeof changePages>['action'];

/** The server answers with a part of the pages at a time. */
async function fetchAllPages(websiteId: string) {
  const { folders, pages, ...first } = await callApi(listPages, websiteId, {});
  let { next } = first;
  while (next) {
    const part = await callApi(listPages, websiteId, { after: next });
    pages.push(...part.pages);
    next = part.next;
  }
  return { pages, folders };
}

/** All pages and folders of a website, by path. */
export const pagesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['pages', websiteId],
    queryFn: () => fetchAllPages(websiteId),
  });

/** The pages in the bin, the last one first. */
export const deletedPagesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['deleted-pages', websiteId],
    queryFn: async () => (await callApi(listDeletedPages, websiteId, {})).pages,
    staleTime: 0,
  });

/** Fetches the lists of pages again after a change. */
export async function renewPages(client: QueryClient, websiteId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries(pagesQuery(websiteId)),
    client.invalidateQueries(deletedPagesQuery(websiteId)),
  ]);
}

export const postCreatePage = (websiteId: string, page: PayloadOf<typeof createPage>, key: string) =>
  callApi(createPage, websiteId, page, key);
export const postUpdatePage = (websiteId: string, page: PayloadOf<typeof updatePage>) =>
  callApi(updatePage, websiteId, page);
export const postDuplicatePage = (websiteId: string, id: string, key: string) =>
  callApi(duplicatePage, websiteId, { id }, key);
export const postDeletePage = (websiteId: string, id: string) => callApi(deletePage, websiteId, { id });
export const postRestorePage = (websiteId: string, id: string) => callApi(restorePage, websiteId, { id });
export const postUnpublishPage = (websiteId: string, id: string) => callApi(unpublishPage, websiteId, { id });
export const postChangePages = (websiteId: string, ids: string[], action: PageAction) =>
  callApi(changePages, websiteId, { ids, action });
export const postMovePages = (websiteId: string, moves: PageMove[], key: string) =>
  callApi(movePages, websiteId, { moves }, key);
export const postSavePageFolder = (websiteId: string, folder: PayloadOf<typeof savePageFolder>) =>
  callApi(savePageFolder, websiteId, folder);
export const postDeletePageFolder = (websiteId: string, path: string) =>
  callApi(deletePageFolder, websiteId, { path });
export const postSetHomePage = (websiteId: string, id: string) => callApi(setHomePage, websiteId, { id });
