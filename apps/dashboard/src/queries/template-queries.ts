import { createTemplate, listTemplates, type ResponseOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedTemplate = ResponseOf<typeof listTemplates>['templates'][number];

/** The fixed parts of a website and the templates that its owner created. */
export const templatesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['templates', websiteId],
    queryFn: () => callApi(listTemplates, websiteId, {}),
  });

export const postCreateTemplate = (websiteId: string, title: string, key: string) =>
  callApi(createTemplate, websiteId, { title }, key);
