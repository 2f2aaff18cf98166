import type { OwnFont, OwnFontFace } from '../site/own-font.schema.ts';
import type { Theme } from '../site/site.schema.ts';
import { besideArial } from './beside-arial.ts';
import { shapeOf } from './shapes.ts';
import { oneFamily, type WebFontFace } from './web-font-face.ts';

/** How a look names a font that the owner uploaded: by its id. */
const OWN_FONT = /^own-([a-z0-9-]{8,60})$/;

/** The stored name of a font, as `font_primary` of a look. */
export const ownFontName = (id: string): string => `own-${id}`;

/** The id in the stored name of a font; undefined if it is another font. */
export const ownFontId = (stored: string): string | undefined => OWN_FONT.exec(stored)?.[1];

/** The families of an own font: the font itself, then its fallback face. */
export const ownFamilies = (stored: string): string => `"${stored}","${stored} stand-in"`;

/** `@font-face` rules of own fonts and of their fallback faces, as `webFontCss` has those of the product. */
export function ownFontCss(fonts: readonly OwnFont[], late: 'optional' | 'swap' = 'optional'): string {
  return fonts
    .flatMap(({ id, faces }) => faces.map((face) => oneFamily(faceOf(id, face), face.address, late)))
    .join('');
}

function faceOf(id: string, { weight, ascent, descent, regular, bold }: OwnFontFace): WebFontFace {
  return {
    family: ownFontName(id),
    weight,
    ascent,
    descent,
    scale: 1,
    // A file may ask for room between lines, which the fallback face does not have.
    hasOwnLineHeight: true,
    standIns: besideArial(regular, bold).filter(({ width }) => width > 0),
  };
}

/** The uploaded fonts of a list that a theme uses. */
export function ownFontsIn(
  fonts: readonly OwnFont[],
  { font_primary, font_secondary }: Pick<Theme, 'font_primary' | 'font_secondary'>,
): OwnFont[] {
  const used = new Set([font_primary, font_secondary].map(ownFontId));
  return fonts.filter(({ id }) => used.has(id));
}

/** The files that a page of this theme shows first: those of texts, and of bold headings. */
export function ownFontPreloads({ fonts, font_primary, shape }: Theme): string[] {
  const isBold = ['bold', 'heavy'].includes(shapeOf(shape).heading_weight);
  return fonts.flatMap(({ id, faces }) =>
    faces
      .filter((_, index) => index === 0 || (isBold && font_primary === ownFontName(id)))
      .map(({ address }) => address),
  );
}

type Fonts = Pick<Theme, 'font_primary' | 'font_secondary'>;

/** Where a look names an uploaded font that is not in a list. */
export function missingFonts(look: Fonts, known: readonly Pick<OwnFont, 'id'>[]): (keyof Fonts)[] {
  return (['font_primary', 'font_secondary'] as const).filter((place) => {
    const id = ownFontId(look[place]);
    return id !== undefined && known.every((font) => font.id !== id);
  });
}

/** A look with a font of the product where it names an uploaded one that is not in a list. */
export function withKnownFonts<Look extends Fonts>(look: Look, known: readonly Pick<OwnFont, 'id'>[]): Look {
  const missing = missingFonts(look, known);
  return {
    ...look,
    ...(missing.includes('font_primary') && { font_primary: 'serif' }),
    ...(missing.includes('font_secondary') && { font_secondary: 'grotesk' }),
  };
}
