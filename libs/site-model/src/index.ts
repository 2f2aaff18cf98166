export type { BlockId, BlockInstance, PageDocument } from './page-document/page-document.schema.ts';
export type { Company, CompositionKind, Menu, MenuItem, Site, Theme } from './site/site.schema.ts';
export { breakpoints, smallHeadingsBelow } from './theme/breakpoints.ts';
export { cssColor } from './theme/css-color.ts';
export { fontStack, fontStacks, type FontName } from './theme/fonts.ts';
export { defaultPalette, paletteKey, paletteKeys, type PaletteKey } from './theme/palette.ts';
export { themeCss } from './theme/theme-css.ts';
