import { type FIGURE_PERIODS, getFigures, getToDo, type OutputOf } from '@etalage/api-contract';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callDecoded } from './call-api.ts';

export type FigureDays = (typeof FIGURE_PERIODS)[number];
export type ShopFigures = OutputOf<typeof getFigures>;
export type Figures = ShopFigures['total'];
export type ToDo = OutputOf<typeof getToDo>;

/** Figures that are a minute old are as good as new ones: visits are stored once a minute. */
const MINUTE = 60_000;

/** How a shop did in a number of days; another period stays visible until this one has loaded. */
export const figuresQuery = (websiteId: string, days: FigureDays) =>
  queryOptions({
    queryKey: ['figures', websiteId, days],
    queryFn: () => callDecoded(getFigures, websiteId, { days }),
    placeholderData: keepPreviousData,
    staleTime: MINUTE,
  });

/** What waits for the member. */
export const toDoQuery = (websiteId: string) =>
  queryOptions({ queryKey: ['to-do', websiteId], queryFn: () => callDecoded(getToDo, websiteId, {}) });
