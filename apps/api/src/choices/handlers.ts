import type { Handlers } from '../calls/handler-context.ts';
import { checkReferencesHandler } from './check-references.handler.ts';
import { listChoicesHandler } from './list-choices.handler.ts';

/** Who answers the calls about what fields can refer to, and what those of a document refer to. */
export const choicesHandlers = {
  checkReferences: checkReferencesHandler,
  listChoices: listChoicesHandler,
} satisfies Partial<Handlers>;
