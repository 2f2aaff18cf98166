import type { Handlers } from '../calls/handler-context.ts';
import { listChoicesHandler } from './list-choices.handler.ts';

/** Who answers the calls about what fields can refer to. */
export const choicesHandlers = {
  listChoices: listChoicesHandler,
} satisfies Partial<Handlers>;
