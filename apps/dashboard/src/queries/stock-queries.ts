import {
  correctStock,
  exportMovements,
  listMovements,
  listStock,
  type PayloadOf,
  type ResponseOf,
} from '@etalage/api-contract';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

export type Shelf = ResponseOf<typeof listStock>['shelves'][number];
export type StockFilter = Omit<PayloadOf<typeof listStock>, 'limit'>;
export type StockCorrection = PayloadOf<typeof correctStock>['corrections'][number];
export type Movement = ResponseOf<typeof listMovements>['movements'][number];
export type MovementFilter = PayloadOf<typeof exportMovements>;

/** Rows on one page. */
export const SHELVES_PER_PAGE = 50;
const MOVEMENTS_PER_CALL = 50;

/** What is counted; the previous page stays visible until the next one has loaded. */
export const stockQuery = (websiteId: string, filter: StockFilter) =>
  queryOptions({
    queryKey: ['stock', websiteId, filter],
    queryFn: () => callApi(listStock, websiteId, { ...filter, limit: SHELVES_PER_PAGE }),
    placeholderData: keepPreviousData,
  });

/** The changes of the stock, more of them with each page. */
export const movementsQuery = (websiteId: string, filter: MovementFilter) =>
  infiniteQueryOptions({
    queryKey: ['movements', websiteId, filter],
    queryFn: ({ pageParam }) =>
      callApi(listMovements, websiteId, { ...filter, after: pageParam, limit: MOVEMENTS_PER_CALL }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next || undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const postCorrectStock = (websiteId: string, correction: PayloadOf<typeof correctStock>) =>
  callApi(correctStock, websiteId, correction);
export const fetchMovementFile = (websiteId: string, filter: MovementFilter) =>
  callApi(exportMovements, websiteId, filter);
