import type { SiteLook } from '@etalage/api-contract';
import type { FontName, PaletteKey, Shape } from '@etalage/site-model';
import { type Family, withColors, withSeeds } from './look-theme.ts';
import { graysBetween } from './palette-of-seeds.ts';

/** A look that an owner starts from: colours, letters and shapes that belong together. */
interface ReadyTheme {
  readonly seeds: Readonly<Record<Family, string>>;
  /** The ground of pages, and the letters on it. */
  readonly light: string;
  readonly dark: string;
  readonly font_primary: FontName;
  readonly font_secondary: FontName;
  readonly radius: SiteLook['radius'];
  readonly shape: Shape;
}

const plainShape: Shape = {
  heading_size: 'normal',
  heading_weight: 'medium',
  heading_case: 'normal',
  text_size: 'normal',
  buttons: 'corners',
  button_case: 'normal',
  cards: 'plain',
  spacing: 'normal',
};

export const readyThemes = {
  /** Warm paper and thin serifs: a maker of furniture. */
  atelier: {
    seeds: { primary: '#1f5f4f', secondary: '#8a6a3f', contrast: '#b4512d' },
    light: '#faf7f2',
    dark: '#1d1a16',
    font_primary: 'instrument_serif',
    font_secondary: 'figtree',
    radius: '6px',
    shape: plainShape,
  },
  /** Cool air, round and wide: outdoor, health, technology. */
  fjord: {
    seeds: { primary: '#1d4f86', secondary: '#4f7a8f', contrast: '#c7661a' },
    light: '#f3f7fa',
    dark: '#0f1f2d',
    font_primary: 'manrope',
    font_secondary: 'manrope',
    radius: '16px',
    shape: {
      ...plainShape,
      heading_weight: 'bold',
      heading_case: 'tight',
      buttons: 'pill',
      cards: 'shadow',
      spacing: 'wide',
    },
  },
  /** Steel and signal orange, square and dense: tools, building materials, sports. */
  werkplaats: {
    seeds: { primary: '#c2410c', secondary: '#44403c', contrast: '#8f6400' },
    light: '#f1f1ee',
    dark: '#141414',
    font_primary: 'archivo',
    font_secondary: 'archivo',
    radius: '0px',
    shape: {
      heading_size: 'large',
      heading_weight: 'heavy',
      heading_case: 'capitals',
      text_size: 'small',
      buttons: 'square',
      button_case: 'capitals',
      cards: 'line',
      spacing: 'compact',
    },
  },
  /** Ivory and burgundy, to be read: books, wine, antiques. */
  bibliotheek: {
    seeds: { primary: '#7a1f2b', secondary: '#5c6b4a', contrast: '#96661f' },
    light: '#fbf8ef',
    dark: '#2a1f1a',
    font_primary: 'lora',
    font_secondary: 'lora',
    radius: '3px',
    shape: { ...plainShape, heading_size: 'large', text_size: 'large', cards: 'line' },
  },
  /** Cheerful and round: children, sweets, hobbies. */
  speeltuin: {
    seeds: { primary: '#6a3fd0', secondary: '#0e7f76', contrast: '#d1336b' },
    light: '#fff6e6',
    dark: '#2b1b4d',
    font_primary: 'fredoka',
    font_secondary: 'quicksand',
    radius: '16px',
    shape: {
      ...plainShape,
      heading_size: 'large',
      heading_weight: 'bold',
      buttons: 'pill',
      cards: 'shadow',
    },
  },
  /** White walls, thin capitals and much room: art, fashion, photography. */
  galerie: {
    seeds: { primary: '#111111', secondary: '#5f5f5f', contrast: '#d4002a' },
    light: '#ffffff',
    dark: '#111111',
    font_primary: 'jost',
    font_secondary: 'jost',
    radius: '0px',
    shape: {
      heading_size: 'large',
      heading_weight: 'light',
      heading_case: 'capitals',
      text_size: 'normal',
      buttons: 'square',
      button_case: 'capitals',
      cards: 'plain',
      spacing: 'wide',
    },
  },
} as const satisfies Record<string, ReadyTheme>;

export type ReadyThemeName = keyof typeof readyThemes;
export const readyThemeNames = Object.keys(readyThemes) as ReadyThemeName[];

/**
 * A look with everything of a theme. Own names of colours are left out, because the colours are others; the pictures of
 * the website stay.
 */
export function withTheme(look: SiteLook, name: ReadyThemeName): SiteLook {
  const { seeds, light, dark, ...others }: ReadyTheme = readyThemes[name];
  const made = withSeeds(look, seeds);
  const grays = Object.entries(graysBetween(light, dark)).map(
    ([shade, value]) => [`gray-${shade}` as PaletteKey, value] as const,
  );
  const colors = new Map<PaletteKey, string>([
    ['white', '#ffffff'],
    ['light', light],
    ['dark', dark],
    ...grays,
  ]);
  const unnamed = Object.entries(withColors(made.styles, colors)).map(
    ([style, color]) => [style, { ...color, label: '' }] as const,
  );
  return { ...look, ...others, styles: Object.fromEntries(unnamed) };
}
