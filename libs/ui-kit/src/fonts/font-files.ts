import type { WebFontName } from '@etalage/site-model';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';

/** Addresses of the web fonts in the build that serves them. Latin letters only: Dutch needs no more. */
export const fontFiles: Readonly<Record<WebFontName, string>> = {
  figtree,
  instrument_serif: instrumentSerif,
};
