import { z } from 'zod';
import { siteLookValue } from '../site-parts/site-look.ts';

/** Most themes that one website keeps. */
export const maxThemes = 20;

/** Says what a file is, so that another JSON file is refused by name. */
export const themeKind = 'etalage-theme';

/** What a file of a theme contains; a theme that the website keeps has the same look. */
export const themeFile = z.object({ kind: z.literal(themeKind), look: siteLookValue });

export const themeId = z.string().regex(/^[a-z0-9-]{8,60}$/);
/** Characters of the name of a theme. */
export const MAX_THEME_NAME = 40;
export const themeName = z.string().trim().min(1).max(MAX_THEME_NAME);

/** A look that the website keeps under a name. */
export const ownTheme = z.object({ id: z.string(), name: z.string(), look: siteLookValue });
export type OwnTheme = z.infer<typeof ownTheme>;
