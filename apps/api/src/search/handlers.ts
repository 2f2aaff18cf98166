import type { Handlers } from '../calls/handler-context.ts';
import { searchHandler } from './search.handler.ts';

/** Who answers the calls about searching. */
export const searchHandlers = {
  search: searchHandler,
} satisfies Partial<Handlers>;
