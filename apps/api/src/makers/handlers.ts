import type { Handlers } from '../calls/handler-context.ts';
import { deleteMakerHandler, listMakersHandler } from './maker.handlers.ts';
import { saveMakerHandler } from './save-maker.handler.ts';

/** The handlers of the calls about makers of products. */
export const makersHandlers = {
  deleteMaker: deleteMakerHandler,
  listMakers: listMakersHandler,
  saveMaker: saveMakerHandler,
} satisfies Partial<Handlers>;
