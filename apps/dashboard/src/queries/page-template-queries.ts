import {
  createPageTemplate,
  deletePageTemplate,
  listPageTemplates,
  type PayloadOf,
  renamePageTemplate,
  replacePageTemplate,
  type ResponseOf,
} from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type PageTemplates = ResponseOf<typeof listPageTemplates>;
export type Drawings = PageTemplates['drawings'];
export type OwnPageTemplate = PageTemplates['own'][number];

/** What a new page can start with. */
export const pageTemplatesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['page-templates', websiteId],
    queryFn: () => callApi(listPageTemplates, websiteId, {}),
  });

export const postCreatePageTemplate = (
  websiteId: string,
  template: PayloadOf<typeof createPageTemplate>,
  key: string,
) => callApi(createPageTemplate, websiteId, template, key);
export const postRenamePageTemplate = (websiteId: string, id: string, title: string) =>
  callApi(renamePageTemplate, websiteId, { id, title });
export const postReplacePageTemplate = (websiteId: string, id: string, page_id: string) =>
  callApi(replacePageTemplate, websiteId, { id, page_id });
export const postDeletePageTemplate = (websiteId: string, id: string) =>
  callApi(deletePageTemplate, websiteId, { id });
