import type { Handlers } from '../calls/handler-context.ts';
import { setLegalFindingAsideHandler, takeLegalFindingBackHandler } from './legal-asides.handlers.ts';
import { getLegalCheckHandler, runLegalCheckHandler } from './legal-check.handlers.ts';

/** The handlers of the legal check of a website. */
export const legalCheckHandlers = {
  getLegalCheck: getLegalCheckHandler,
  runLegalCheck: runLegalCheckHandler,
  setLegalFindingAside: setLegalFindingAsideHandler,
  takeLegalFindingBack: takeLegalFindingBackHandler,
} satisfies Partial<Handlers>;
