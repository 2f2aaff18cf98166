import type { Theme } from '../site/site.schema.ts';
import { shapeVariables } from './shapes.ts';
import { fontStack } from './fonts.ts';
import { defaultPalette, paletteKeys } from './palette.ts';

const color = /^(#[0-9a-f]{3,8}|transparent|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;
const length = /^\d{1,3}(\.\d{1,3})?(px|rem|em)?$/;

/** The theme of a page without a website: everything has its default. */
export const plainTheme: Theme = {
  colors: {},
  labels: {},
  font_primary: '',
  font_secondary: '',
  fonts: [],
  radius: '',
  shape: {},
  logo: '',
  icon: '',
  share_image: '',
};

/**
 * A site's theme as CSS variables. Every value is validated before it is written: a value that is not a colour, a font
 * list or a length falls back to the default, so that a stored theme can never inject other CSS.
 */
export function themeVariables(theme: Theme): Record<string, string> {
  const colors = paletteKeys.map((key): [string, string] => [
    `--color-${key}`,
    checkedColor(theme.colors[key], defaultPalette[key]),
  ]);
  const radius = checkedRadius(theme.radius);
  return {
    ...Object.fromEntries(colors),
    '--font-primary': fontStack(theme.font_primary, 'serif'),
    '--font-secondary': fontStack(theme.font_secondary, 'grotesk'),
    '--radius-sm': `calc(${radius} / 2)`,
    '--radius-md': radius,
    '--radius-lg': `calc(${radius} * 2)`,
    ...shapeVariables(theme.shape),
  };
}

/** The variables of a theme on `:root`. */
export function themeCss(theme: Theme): string {
  const variables = Object.entries(themeVariables(theme)).map(([name, value]) => `${name}:${value}`);
  return `:root{${variables.join(';')}}`;
}

function checkedColor(value: string | undefined, fallback: string): string {
  return value && color.test(value) ? value : fallback;
}

/** A stored rounding as a length; the default for what is none. */
export function checkedRadius(value: string): string {
  if (!length.test(value)) return '6px';
  return /^[\d.]+$/.test(value) ? `${value}px` : value;
}
