import { createCategory, listCategories, type PayloadOf } from '@etalage/api-contract';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The tree of categories; it is marked as aside, so that a failure does not replace the screen. */
export const categoriesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['categories', websiteId],
    queryFn: async () => (await callApi(listCategories, websiteId, {})).categories,
    // A category that was just made in another tab must be included.
    staleTime: 0,
    meta: { isAside: true },
  });

/** Makes a category; a call that is repeated with the same key makes one. */
export const postCreateCategory = (
  websiteId: string,
  category: PayloadOf<typeof createCategory>,
  key: string,
) => callApi(createCategory, websiteId, category, key);
