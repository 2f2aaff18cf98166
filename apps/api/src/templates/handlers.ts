import type { Handlers } from '../calls/handler-context.ts';
import { createTemplateHandler } from './create-template.handler.ts';
import { listTemplatesHandler } from './list-templates.handler.ts';

/** The handlers of the calls about templates. */
export const templatesHandlers = {
  createTemplate: createTemplateHandler,
  listTemplates: listTemplatesHandler,
} satisfies Partial<Handlers>;
