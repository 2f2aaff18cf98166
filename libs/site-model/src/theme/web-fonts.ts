import type { Theme } from '../site/site.schema.ts';
import { besideArial } from './beside-arial.ts';
import { oneFamily, type WebFontFace } from './web-font-face.ts';

/**
 * The web fonts that a website can use, by the name its theme stores; open fonts, served from our own address. Each
 * font has a fallback face with the same metrics, so that a page in the fallback looks alike.
 */
export const webFonts = {
  figtree: {
    family: 'Figtree',
    weight: '300 900',
    ascent: 0.95,
    descent: 0.25,
    scale: 1,
    standIns: besideArial(0.994, 0.951),
  },
  instrument_serif: {
    family: 'Instrument Serif',
    weight: '400',
    ascent: 0.99,
    descent: 0.31,
    scale: 1.12,
    standIns: [{ local: ['Times New Roman', 'Liberation Serif'], weight: '400', width: 0.836 }],
  },
  manrope: {
    family: 'Manrope',
    weight: '200 800',
    ascent: 1.066,
    descent: 0.3,
    scale: 1,
    standIns: besideArial(1.011, 1),
  },
  archivo: {
    family: 'Archivo',
    weight: '100 900',
    ascent: 0.878,
    descent: 0.21,
    scale: 1,
    standIns: besideArial(0.973, 0.978),
  },
  lora: {
    family: 'Lora',
    weight: '400 700',
    ascent: 1.006,
    descent: 0.274,
    scale: 1,
    standIns: [
      { local: ['Times New Roman', 'Liberation Serif'], weight: '400 500', width: 1.142 },
      { local: ['Times New Roman Bold', 'Liberation Serif Bold'], weight: '501 700', width: 1.112 },
    ],
  },
  fredoka: {
    family: 'Fredoka',
    weight: '300 700',
    ascent: 0.974,
    descent: 0.236,
    scale: 1,
    standIns: besideArial(1.001, 0.941),
  },
  quicksand: {
    family: 'Quicksand',
    weight: '300 700',
    ascent: 1,
    descent: 0.25,
    scale: 1,
    standIns: besideArial(1.037, 1.025),
  },
  jost: {
    family: 'Jost',
    weight: '100 900',
    ascent: 1.07,
    descent: 0.375,
    scale: 1.06,
    standIns: besideArial(0.957, 0.996),
  },
} as const satisfies Record<string, WebFontFace>;

export type WebFontName = keyof typeof webFonts;

/** Whether a stored font is a web font of the product. */
export const isWebFont = (name: string): name is WebFontName => Object.hasOwn(webFonts, name);

/** The families of a font: the font itself, then its fallback face. */
export const webFamilies = (name: WebFontName): string =>
  `"${webFonts[name].family}","${webFonts[name].family} stand-in"`;

/** The web fonts that a page of this theme needs; none for a theme of system fonts. */
export function webFontsOf({
  font_primary,
  font_secondary,
}: Pick<Theme, 'font_primary' | 'font_secondary'>): WebFontName[] {
  return [...new Set([font_primary, font_secondary])].filter(isWebFont);
}

/**
 * `@font-face` rules of these fonts and of their fallback faces. `addressOf` returns the address of a font's file. With
 * `optional`, for visitors, a font that arrives late is used from the next page on: its stand-in is only as wide on
 * average, so that a swap would break some lines elsewhere and move what is below them. An editor wants the real font.
 */
export function webFontCss(
  names: readonly WebFontName[],
  addressOf: Readonly<Record<WebFontName, string>>,
  late: 'optional' | 'swap' = 'optional',
): string {
  return names.map((name) => oneFamily(webFonts[name], addressOf[name], late)).join('');
}
