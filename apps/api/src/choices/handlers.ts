import type { Handlers } from '../calls/handler-context.ts';
import { checkReferencesHandler } from './check-references.handler.ts';
import { listChoicesHandler } from './list-choices.handler.ts';

/** The handlers of the calls that list what a field can refer to, and that check what a document refers to. */
export const choicesHandlers = {
  checkReferences: checkReferencesHandler,
  listChoices: listChoicesHandler,
} satisfies Partial<Handlers>;
