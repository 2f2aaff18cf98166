/**
 * Font stacks by the name an owner chooses. They use faces that visitors' systems have, so that text is there at once
 * and costs no bytes; an owner's own font comes with the files of the site.
 */
export const fontStacks = {
  grotesk:
    '"Avenir Next", Avenir, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, "Helvetica Neue", Arial, sans-serif',
  humanist: 'Seravek, "Gill Sans Nova", Ubuntu, Calibri, "DejaVu Sans", source-sans-pro, sans-serif',
  serif: '"Iowan Old Style", "Palatino Linotype", Palatino, "URW Palladio L", "Noto Serif", Georgia, serif',
  slab: 'Rockwell, "Rockwell Nova", "Roboto Slab", "DejaVu Serif", "Sitka Small", serif',
  mono: 'ui-monospace, "Cascadia Code", "Source Code Pro", Menlo, Consolas, "DejaVu Sans Mono", monospace',
} as const;

export type FontName = keyof typeof fontStacks;

/** The stack of a stored font: one of ours by name, else a plain list of families, else the fallback. */
export function fontStack(stored: string, fallback: FontName): string {
  if (Object.hasOwn(fontStacks, stored)) return fontStacks[stored as FontName];
  return /^[\w\s,"'-]{1,200}$/.test(stored) ? stored : fontStacks[fallback];
}
