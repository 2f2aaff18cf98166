import {
  addCategoryProducts,
  createCategory,
  getOwnedCategory,
  listCategories,
  listCategoryEvents,
  listCategoryProducts,
  listFilterKeys,
  listOwnedCategories,
  matchCategoryRule,
  moveCategory,
  type PayloadOf,
  placeCategoryProduct,
  removeCategoryProduct,
  type ResponseOf,
  saveCategory,
} from '@etalage/api-contract';
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** The tree of categories. */
export const categoriesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['categories', websiteId],
    queryFn: async () => (await callApi(listCategories, websiteId, {})).categories,
    // A category that was just made in another tab must be included.
    staleTime: 0,
  });

/** Makes a category; a call that is repeated with the same key makes one. */
export const postCreateCategory = (
  websiteId: string,
  category: PayloadOf<typeof createCategory>,
  key: string,
) => callApi(createCategory, websiteId, category, key);

export type ListedCategory = ResponseOf<typeof listOwnedCategories>['categories'][number];
export type OwnedCategory = ResponseOf<typeof getOwnedCategory>['category'];
export type CategoryContent = PayloadOf<typeof saveCategory>['category'];

/** Every category with what its owner keeps of it. */
export const ownedCategoriesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['owned-categories', websiteId],
    queryFn: async () => (await callApi(listOwnedCategories, websiteId, {})).categories,
    staleTime: 0,
  });

/** A category to edit; fetched each time, so that nobody starts from a version that was changed by somebody else. */
export const ownedCategoryQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['owned-category', websiteId, id],
    queryFn: async () => (await callApi(getOwnedCategory, websiteId, { id })).category,
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });

export const categoryEventsQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['category-events', websiteId, id],
    queryFn: async () => (await callApi(listCategoryEvents, websiteId, { id })).events,
    staleTime: 0,
  });

export const postSaveCategory = (
  websiteId: string,
  save: { id: string; version: number; category: CategoryContent },
) => callApi(saveCategory, websiteId, save);

export const postMoveCategory = (websiteId: string, move: { id: string; parent_id: string; index: number }) =>
  callApi(moveCategory, websiteId, move);

/** Fetches the trees of categories again. */
export async function renewCategories(client: QueryClient, websiteId: string): Promise<void> {
  await client.invalidateQueries({ queryKey: ['owned-categories', websiteId] });
  await client.invalidateQueries({ queryKey: ['categories', websiteId] });
}

export type CategoryProduct = ResponseOf<typeof listCategoryProducts>['products'][number];
export type FilterKey = ResponseOf<typeof listFilterKeys>['filters'][number];
type ProductPage = ResponseOf<typeof listCategoryProducts>;
export type ProductPages = InfiniteData<ProductPage>;

/** The products of a category in the order of visitors, a page at a time. */
export const categoryProductsQuery = (websiteId: string, id: string) =>
  infiniteQueryOptions({
    queryKey: ['category-products', websiteId, id],
    queryFn: ({ pageParam: cursor }) => callApi(listCategoryProducts, websiteId, { id, cursor }),
    initialPageParam: '',
    getNextPageParam: ({ next }: ProductPage) => next || undefined,
    staleTime: 0,
  });

/** Delay between the last change of a rule and the count, in milliseconds. */
const PAUSE = 250;

/** How many products a rule has, and the first of them. */
export const ruleMatchQuery = (websiteId: string, rule: PayloadOf<typeof matchCategoryRule>['rule']) =>
  queryOptions({
    queryKey: ['rule-match', websiteId, rule],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      // Another letter was typed meanwhile.
      signal.throwIfAborted();
      return callApi(matchCategoryRule, websiteId, { rule });
    },
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The filters that products of the website have. */
export const filterKeysQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['filter-keys', websiteId],
    queryFn: async () => (await callApi(listFilterKeys, websiteId, {})).filters,
    staleTime: 0,
  });

export const postPlaceProduct = (
  websiteId: string,
  place: { id: string; product_id: string; before: string },
) => callApi(placeCategoryProduct, websiteId, place);

export const postAddProducts = (
  websiteId: string,
  added: { id: string; product_ids: string[]; before: string },
) => callApi(addCategoryProducts, websiteId, added);

export const postRemoveProduct = (websiteId: string, removed: { id: string; product_id: string }) =>
  callApi(removeCategoryProduct, websiteId, removed);
