import type { WebFontName } from '@etalage/site-model';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import fredoka from '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2?url';
import jost from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';
import lora from '@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url';
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url';
import quicksand from '@fontsource-variable/quicksand/files/quicksand-latin-wght-normal.woff2?url';
import instrumentSerif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';

/** Addresses of the web fonts in the build that serves them. Latin letters only: Dutch needs no more. */
export const fontFiles: Readonly<Record<WebFontName, string>> = {
  figtree,
  instrument_serif: instrumentSerif,
  manrope,
  archivo,
  lora,
  fredoka,
  quicksand,
  jost,
};
