import { apiPaths, type createTemplate, type listTemplates, type ResponseOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedTemplate = ResponseOf<typeof listTemplates>['templates'][number];

/** The compositions of a website and its owner's own templates. */
export const templatesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['templates', websiteId],
    queryFn: () => callApi<typeof listTemplates>(apiPaths.listTemplates, websiteId, {}),
  });

export const postCreateTemplate = (websiteId: string, title: string, key: string) =>
  callApi<typeof createTemplate>(apiPaths.createTemplate, websiteId, { title }, key);
