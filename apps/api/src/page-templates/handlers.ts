import type { Handlers } from '../calls/handler-context.ts';
import { createPageTemplateHandler } from './create-page-template.handler.ts';
import { deletePageTemplateHandler } from './delete-page-template.handler.ts';
import { listPageTemplatesHandler } from './list-page-templates.handler.ts';
import { renamePageTemplateHandler } from './rename-page-template.handler.ts';
import { replacePageTemplateHandler } from './replace-page-template.handler.ts';

/** The handlers of the calls about page templates. */
export const pageTemplatesHandlers = {
  createPageTemplate: createPageTemplateHandler,
  deletePageTemplate: deletePageTemplateHandler,
  listPageTemplates: listPageTemplatesHandler,
  renamePageTemplate: renamePageTemplateHandler,
  replacePageTemplate: replacePageTemplateHandler,
} satisfies Partial<Handlers>;
