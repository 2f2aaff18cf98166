import type { Handlers } from '../calls/handler-context.ts';
import { createTemplateHandler } from './create-template.handler.ts';
import { deleteTemplateHandler } from './delete-template.handler.ts';
import { renameTemplateHandler } from './rename-template.handler.ts';
import { restoreTemplateHandler } from './restore-template.handler.ts';
import { templatePlacesHandler } from './template-places.handler.ts';
import { listTemplatesHandler } from './list-templates.handler.ts';

/** The handlers of the calls about templates. */
export const templatesHandlers = {
  createTemplate: createTemplateHandler,
  deleteTemplate: deleteTemplateHandler,
  listTemplates: listTemplatesHandler,
  renameTemplate: renameTemplateHandler,
  restoreTemplate: restoreTemplateHandler,
  templatePlaces: templatePlacesHandler,
} satisfies Partial<Handlers>;
