import type { Handlers } from '../calls/handler-context.ts';
import { createThemeHandler } from './create-theme.handler.ts';
import { deleteThemeHandler } from './delete-theme.handler.ts';
import { listThemesHandler } from './list-themes.handler.ts';
import { updateThemeHandler } from './update-theme.handler.ts';

/** The handlers of the calls about the themes that an owner saved. */
export const themesHandlers = {
  listThemes: listThemesHandler,
  createTheme: createThemeHandler,
  updateTheme: updateThemeHandler,
  deleteTheme: deleteThemeHandler,
} satisfies Partial<Handlers>;
