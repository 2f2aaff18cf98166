import { webFamilies } from './web-fonts.ts';

/** Fonts of the visitors' systems: their text is visible immediately and needs no download. */
const systemStacks = {
  grotesk:
    '"Avenir Next", Avenir, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Noto Serif", Georgia, serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif',
  mono: 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, "DejaVu Sans Mono", monospace',
} as const;

/** Font stacks by the name that an owner chooses: system fonts, and web fonts of the website. */
export const fontStacks = {
  ...systemStacks,
  figtree: `${webFamilies('figtree')},${systemStacks.grotesk}`,
  instrument_serif: `${webFamilies('instrument_serif')},${systemStacks.serif}`,
  manrope: `${webFamilies('manrope')},${systemStacks.grotesk}`,
  archivo: `${webFamilies('archivo')},${systemStacks.grotesk}`,
  lora: `${webFamilies('lora')},${systemStacks.serif}`,
  fredoka: `${webFamilies('fredoka')},${systemStacks.humanist}`,
  quicksand: `${webFamilies('quicksand')},${systemStacks.humanist}`,
  jost: `${webFamilies('jost')},${systemStacks.grotesk}`,
} as const;

export type FontName = keyof typeof fontStacks;

/** The stack of a stored font: a known font by name, else a plain list of families, else the fallback. */
export function fontStack(stored: string, fallback: FontName): string {
  if (Object.hasOwn(fontStacks, stored)) return fontStacks[stored as FontName];
  return /^[\w\s,"'-]{1,200}$/.test(stored) ? stored : fontStacks[fallback];
}
