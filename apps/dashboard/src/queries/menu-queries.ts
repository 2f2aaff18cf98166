import {
  checkTargets,
  createMenu,
  deleteMenu,
  listMenus,
  menuPlaces,
  type PayloadOf,
  type ResponseOf,
  restoreMenu,
} from '@etalage/api-contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedMenu = ResponseOf<typeof listMenus>['menus'][number];
export type Target = ResponseOf<typeof checkTargets>['targets'][number];

/** The menus of the website by title. */
export const menusQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['menus', websiteId, 'list'],
    queryFn: async () => (await callApi(listMenus, websiteId, {})).menus,
  });

/** Where the menus are shown, by their ids. */
export const menuPlacesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['menus', websiteId, 'places'],
    queryFn: async () => (await callApi(menuPlaces, websiteId, {})).places,
  });

/** What visitors find at these addresses; the last answer stays until the next one. */
export const targetsQuery = (websiteId: string, links: readonly string[]) =>
  queryOptions({
    queryKey: ['menus', websiteId, 'targets', links],
    queryFn: async () => (await callApi(checkTargets, websiteId, { links: [...links] })).targets,
    placeholderData: keepPreviousData,
  });

/** Fetches the lists again after a change. */
export const renewMenus = (client: QueryClient, websiteId: string) =>
  client.invalidateQueries({ queryKey: ['menus', websiteId] });

export const postCreateMenu = (websiteId: string, menu: PayloadOf<typeof createMenu>) =>
  callApi(createMenu, websiteId, menu);
export const postDeleteMenu = (websiteId: string, id: string) =>
  callApi(deleteMenu, websiteId, { id, although_used: true });
export const postRestoreMenu = (websiteId: string, id: string) => callApi(restoreMenu, websiteId, { id });
