import type { Handlers } from '../calls/handler-context.ts';
import { createFontHandler } from './create-font.handler.ts';
import { deleteFontHandler } from './delete-font.handler.ts';
import { listFontsHandler } from './list-fonts.handler.ts';
import { uploadFontFileHandler } from './upload-font-file.handler.ts';

/** The handlers of the calls about the fonts that an owner uploads. */
export const fontsHandlers = {
  listFonts: listFontsHandler,
  uploadFontFile: uploadFontFileHandler,
  createFont: createFontHandler,
  deleteFont: deleteFontHandler,
} satisfies Partial<Handlers>;
