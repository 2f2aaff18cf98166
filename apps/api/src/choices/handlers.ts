import type { Handlers } from '../calls/handler-context.ts';
import { listChoicesHandler } from './list-choices.handler.ts';

/** The handlers of the calls that list what a field can refer to. */
export const choicesHandlers = {
  listChoices: listChoicesHandler,
} satisfies Partial<Handlers>;
