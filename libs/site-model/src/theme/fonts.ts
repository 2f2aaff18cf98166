import type { Theme } from '../site/site.schema.ts';
import { ownFamilies, ownFontId } from './own-fonts.ts';
import { isWebFont, webFamilies, type WebFontName } from './web-fonts.ts';

/** Fonts of the visitors' systems: their text is visible immediately and needs no download. */
const systemStacks = {
  grotesk:
    '"Avenir Next", Avenir, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Noto Serif", Georgia, serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif',
  mono: 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, "DejaVu Sans Mono", monospace',
} as const;

/** The system fonts that are nearest to a web font. */
const nearest = {
  figtree: 'grotesk',
  instrument_serif: 'serif',
  manrope: 'grotesk',
  archivo: 'grotesk',
  lora: 'serif',
  fredoka: 'humanist',
  quicksand: 'humanist',
  jost: 'grotesk',
} as const satisfies Record<WebFontName, keyof typeof systemStacks>;

function webStack(name: WebFontName): string {
  return `${webFamilies(name)},${systemStacks[nearest[name]]}`;
}

/** Font stacks by the name that an owner chooses: system fonts, and web fonts of the website. */
export const fontStacks = {
  ...systemStacks,
  figtree: webStack('figtree'),
  instrument_serif: webStack('instrument_serif'),
  manrope: webStack('manrope'),
  archivo: webStack('archivo'),
  lora: webStack('lora'),
  fredoka: webStack('fredoka'),
  quicksand: webStack('quicksand'),
  jost: webStack('jost'),
} as const;

export type FontName = keyof typeof fontStacks;

/** The stack of a stored font: a known font by name, one that the owner uploaded, else a plain list of families, else the fallback. */
export function fontStack(stored: string, fallback: FontName): string {
  if (Object.hasOwn(fontStacks, stored)) return fontStacks[stored as FontName];
  if (ownFontId(stored)) return `${ownFamilies(stored)},${systemStacks.grotesk}`;
  return /^[\w\s,"'-]{1,200}$/.test(stored) ? stored : fontStacks[fallback];
}

/** The stacks of a mail, which cannot load a font: the system fonts that are nearest to those of the theme. */
export function mailFonts({ font_primary, font_secondary }: Pick<Theme, 'font_primary' | 'font_secondary'>) {
  const stackOf = (stored: string, fallback: FontName) =>
    fontStack(isWebFont(stored) ? nearest[stored] : ownFontId(stored) ? 'grotesk' : stored, fallback);
  return { heading: stackOf(font_primary, 'serif'), text: stackOf(font_secondary, 'grotesk') };
}

/** The font of mails that belong to no website: every system has it. */
export const PLAIN_MAIL_FONT = 'Arial,sans-serif';
