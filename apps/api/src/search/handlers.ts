import type { Handlers } from '../calls/handler-context.ts';
import { searchHandler } from './search.handler.ts';

/** The handler of the search call. */
export const searchHandlers = {
  search: searchHandler,
} satisfies Partial<Handlers>;
