import type { Handlers } from '../calls/handler-context.ts';
import { exportCatalogueHandler } from './export-catalogue.handler.ts';
import { addImportItemsHandler, createImportHandler } from './fill-import.handlers.ts';
import { getImportHandler, listImportItemsHandler, listImportsHandler } from './read-imports.handlers.ts';
import {
  cancelImportHandler,
  planImportHandler,
  retryImportPicturesHandler,
  runImportHandler,
  undoImportHandler,
} from './step-import.handlers.ts';

/** The handlers of the calls about imports and the export of the catalogue. */
export const catalogueImportsHandlers = {
  addImportItems: addImportItemsHandler,
  cancelImport: cancelImportHandler,
  createImport: createImportHandler,
  exportCatalogue: exportCatalogueHandler,
  getImport: getImportHandler,
  listImportItems: listImportItemsHandler,
  listImports: listImportsHandler,
  planImport: planImportHandler,
  retryImportPictures: retryImportPicturesHandler,
  runImport: runImportHandler,
  undoImport: undoImportHandler,
} satisfies Partial<Handlers>;
