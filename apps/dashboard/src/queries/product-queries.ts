import {
  changeProducts,
  type CorrectionReason,
  createProduct,
  duplicateProduct,
  getOwnedProduct,
  listOwnedProducts,
  listPrices,
  listProductEvents,
  listStockMovements,
  listVatClasses,
  type PayloadOf,
  type ResponseOf,
  restoreProduct,
  saveProduct,
  setProductValues,
  undoProductChange,
} from '@etalage/api-contract';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type ListedProduct = ResponseOf<typeof listOwnedProducts>['products'][number];
export type ProductState = ListedProduct['state'];
export type ProductFilter = Omit<PayloadOf<typeof listOwnedProducts>, 'limit'>;
export type OpenedProduct = ResponseOf<typeof getOwnedProduct>;
export type OwnedProduct = OpenedProduct['product'];
export type ProductContent = PayloadOf<typeof saveProduct>['product'];
export type ProductEvent = ResponseOf<typeof listProductEvents>['events'][number];
export type ProductValuesChange = PayloadOf<typeof setProductValues>['changes'][number];
/** Why pieces change. */
export interface StockCause {
  readonly reason: CorrectionReason;
  readonly note: string;
}
export type PriceRecord = ResponseOf<typeof listPrices>;
export type PriceMoment = PriceRecord['moments'][number];
export type StockMovement = ResponseOf<typeof listStockMovements>['movements'][number];
export type ProductsChange = PayloadOf<typeof changeProducts>['change'];
export type ProductsChanged = ResponseOf<typeof changeProducts>;

/** Rows on one page of the list, and while prices and stock are edited in it. */
export const PRODUCTS_PER_PAGE = 25;
export const PRODUCTS_PER_SHEET = 200;

/** Products that match a filter; the previous page stays visible until the next one has loaded. */
export const productsQuery = (websiteId: string, filter: ProductFilter, limit: number) =>
  queryOptions({
    queryKey: ['products', websiteId, filter, limit],
    queryFn: () => callApi(listOwnedProducts, websiteId, { ...filter, limit }),
    placeholderData: keepPreviousData,
  });

/** The VAT classes with their numbers of products; the key is that of the products, which change them. */
export const vatClassesQuery = (websiteId: string) =>
  queryOptions({
    queryKey: ['products', websiteId, 'vat-classes'],
    queryFn: async () => (await callApi(listVatClasses, websiteId, {})).classes,
  });

/** A product to edit; fetched each time, so that nobody starts from a version that was changed by somebody else. */
export const productQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['product', websiteId, id],
    queryFn: () => callApi(getOwnedProduct, websiteId, { id }),
    staleTime: 0,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });

export const productEventsQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['product-events', websiteId, id],
    queryFn: async () => (await callApi(listProductEvents, websiteId, { id })).events,
    staleTime: 0,
  });

/** The prices that a product had; the key is that of the products, which change them. */
export const pricesQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['products', websiteId, 'prices', id],
    queryFn: () => callApi(listPrices, websiteId, { id }),
    staleTime: 0,
  });

export const stockMovementsQuery = (websiteId: string, id: string) =>
  queryOptions({
    queryKey: ['stock-movements', websiteId, id],
    queryFn: async () => (await callApi(listStockMovements, websiteId, { id })).movements,
    staleTime: 0,
  });

/** Fetches every list of products and of their stock again. */
export const renewProducts = (client: QueryClient, websiteId: string) =>
  Promise.all(
    ['products', 'stock', 'movements'].map((list) =>
      client.invalidateQueries({ queryKey: [list, websiteId] }),
    ),
  );

export const postCreateProduct = (websiteId: string, product: PayloadOf<typeof createProduct>, key: string) =>
  callApi(createProduct, websiteId, product, key);
export const postDuplicateProduct = (websiteId: string, id: string, key: string) =>
  callApi(duplicateProduct, websiteId, { id }, key);
export const postSaveProduct = (websiteId: string, product: PayloadOf<typeof saveProduct>) =>
  callApi(saveProduct, websiteId, product);
export const postRestoreProduct = (websiteId: string, version: PayloadOf<typeof restoreProduct>) =>
  callApi(restoreProduct, websiteId, version);
export const postSetProductValues = (
  websiteId: string,
  changes: ProductValuesChange[],
  key: string,
  cause: StockCause = { reason: 'count', note: '' },
) => callApi(setProductValues, websiteId, { changes, ...cause }, key);
export const postChangeProducts = (
  websiteId: string,
  change: PayloadOf<typeof changeProducts>,
  key?: string,
) => callApi(changeProducts, websiteId, change, key);
export const postUndoProductChange = (websiteId: string, change: string) =>
  callApi(undoProductChange, websiteId, { change });
