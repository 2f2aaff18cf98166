import type { Handlers } from '../calls/handler-context.ts';
import { getFiguresHandler } from './get-figures.handler.ts';
import { getToDoHandler } from './get-to-do.handler.ts';

/** The handlers of the calls of the overview. */
export const figuresHandlers = {
  getFigures: getFiguresHandler,
  getToDo: getToDoHandler,
} satisfies Partial<Handlers>;
