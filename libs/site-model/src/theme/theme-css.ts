import type { Theme } from '../site/site.schema.ts';
import { fontStack } from './fonts.ts';
import { defaultPalette, paletteKeys } from './palette.ts';

const color = /^(#[0-9a-f]{3,8}|transparent|(rgb|hsl)a?\([\d\s.,%/]+\))$/i;
const length = /^\d{1,3}(\.\d{1,3})?(px|rem|em)?$/;

/**
 * A site's theme as CSS variables on `:root`. Every value is validated before it is written: a value that is not a
 * colour, a font list or a length falls back to the default, so that a stored theme can never inject other CSS.
 */
export function themeCss(theme: Theme): string {
  const colors = paletteKeys.map(
    (key) => `--color-${key}:${checkedColor(theme.colors[key], defaultPalette[key])}`,
  );
  const radius = checkedRadius(theme.radius);
  const rest = [
    `--font-primary:${fontStack(theme.font_primary, 'serif')}`,
    `--font-secondary:${fontStack(theme.font_secondary, 'grotesk')}`,
    `--radius-sm:calc(${radius} / 2)`,
    `--radius-md:${radius}`,
    `--radius-lg:calc(${radius} * 2)`,
  ];
  return `:root{${[...colors, ...rest].join(';')}}`;
}

function checkedColor(value: string | undefined, fallback: string): string {
  return value && color.test(value) ? value : fallback;
}

function checkedRadius(value: string): string {
  if (!length.test(value)) return '6px';
  return /^[\d.]+$/.test(value) ? `${value}px` : value;
}
