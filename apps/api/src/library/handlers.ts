import type { Handlers } from '../calls/handler-context.ts';
import { createFolderHandler } from './create-folder.handler.ts';
import { cropFileHandler } from './crop-file.handler.ts';
import { deleteFilesHandler } from './delete-files.handler.ts';
import { deleteFolderHandler } from './delete-folder.handler.ts';
import { describeFileHandler } from './describe-file.handler.ts';
import { eraseFilesHandler } from './erase-files.handler.ts';
import { getLibraryFileHandler } from './get-library-file.handler.ts';
import { getStorageHandler } from './get-storage.handler.ts';
import { listAlternativeTextsHandler } from './list-alternative-texts.handler.ts';
import { listFilesHandler } from './list-files.handler.ts';
import { listFoldersHandler } from './list-folders.handler.ts';
import { moveFilesHandler } from './move-files.handler.ts';
import { moveFolderHandler } from './move-folder.handler.ts';
import { replaceFileHandler } from './replace-file.handler.ts';
import { restoreFilesHandler } from './restore-files.handler.ts';
import { restorePreviousFileHandler } from './restore-previous-file.handler.ts';
import { updateLibraryFileHandler } from './update-library-file.handler.ts';

/** The handlers of the library of files. */
export const libraryHandlers = {
  createFolder: createFolderHandler,
  cropFile: cropFileHandler,
  deleteFiles: deleteFilesHandler,
  deleteFolder: deleteFolderHandler,
  describeFile: describeFileHandler,
  eraseFiles: eraseFilesHandler,
  getLibraryFile: getLibraryFileHandler,
  getStorage: getStorageHandler,
  listAlternativeTexts: listAlternativeTextsHandler,
  listFiles: listFilesHandler,
  listFolders: listFoldersHandler,
  moveFiles: moveFilesHandler,
  moveFolder: moveFolderHandler,
  replaceFile: replaceFileHandler,
  restoreFiles: restoreFilesHandler,
  restorePreviousFile: restorePreviousFileHandler,
  updateLibraryFile: updateLibraryFileHandler,
} satisfies Partial<Handlers>;
