import {
  createTemplate,
  deleteTemplate,
  listTemplates,
  type PayloadOf,
  renameTemplate,
  type ResponseOf,
  restoreTemplate,
  templatePlaces,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedTemplate = ResponseOf<typeof listTemplates>['templates'][number];

/** The fixed parts of a website and the templates that its owner created. */
export const templatesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['templates', websiteId],
    queryFn: () => callApi(listTemplates, websiteId, {}),
  });

/** Where the owner's own templates are shown, by their ids. */
export const templatePlacesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['templates', websiteId, 'places'],
    queryFn: async () => (await callApi(templatePlaces, websiteId, {})).places,
    staleTime: 0,
  });

export const postCreateTemplate = (
  websiteId: string,
  template: PayloadOf<typeof createTemplate>,
  key: string,
) => callApi(createTemplate, websiteId, template, key);
export const postRenameTemplate = (websiteId: string, id: string, title: string) =>
  callApi(renameTemplate, websiteId, { id, title });
export const postDeleteTemplate = (websiteId: string, id: string) =>
  callApi(deleteTemplate, websiteId, { id });
export const postRestoreTemplate = (websiteId: string, id: string) =>
  callApi(restoreTemplate, websiteId, { id });
