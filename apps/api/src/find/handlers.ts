import type { Handlers } from '../calls/handler-context.ts';
import { findAnythingHandler } from './find-anything.handler.ts';

/** The handler of the search through the dashboard. */
export const findHandlers = { findAnything: findAnythingHandler } satisfies Partial<Handlers>;
