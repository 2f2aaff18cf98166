import {
  createTheme,
  deleteTheme,
  listThemes,
  type OwnTheme,
  type PayloadOf,
  updateTheme,
} from '@etalage/api-contract';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The themes that the owner saved, by name. */
export const themesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['themes', websiteId],
    queryFn: async () => (await callApi(listThemes, websiteId, {})).themes,
  });

/** Fetches the list again after a change. */
export const renewThemes = (client: QueryClient, websiteId: string) =>
  client.invalidateQueries({ queryKey: ['themes', websiteId] });

export const postCreateTheme = (websiteId: string, theme: OwnTheme) => callApi(createTheme, websiteId, theme);
export const postUpdateTheme = (websiteId: string, change: PayloadOf<typeof updateTheme>) =>
  callApi(updateTheme, websiteId, change);
export const postDeleteTheme = (websiteId: string, id: string) => callApi(deleteTheme, websiteId, { id });
