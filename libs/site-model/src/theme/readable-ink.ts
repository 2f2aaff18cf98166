import type { Theme } from '../site/site.schema.ts';
import { defaultPalette, paletteKey, type PaletteKey } from './palette.ts';

/** Relative luminance above which dark text on a ground is more readable than white text (WCAG 2.2). */
const EVEN = 0.179;

/**
 * The palette colour of text that is most readable on a stored colour: white or dark. A colour without a known
 * brightness, such as `transparent`, has dark text.
 */
export function readableInk(stored: string, theme: Pick<Theme, 'colors'>): 'white' | 'dark' {
  const parts = partsOf(stored, theme);
  return parts && luminance(parts) < EVEN ? 'white' : 'dark';
}

/** How much two colours differ in brightness, from 1 to 21 (WCAG 2.2); undefined for a colour without a known brightness. */
export function contrastOf(one: string, other: string): number | undefined {
  const values = [one, other]
    .map((color) => partsOf(color, { colors: {} }))
    .map((parts) => parts && luminance(parts));
  const [a, b] = values;
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Red, green and blue from 0 to 255; undefined for a colour that is mostly transparent or has another notation. */
function partsOf(stored: string, { colors }: Pick<Theme, 'colors'>): number[] | undefined {
  const key = paletteKey(stored);
  const color = key ? shownColor(key, colors) : stored;
  const hex = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(color)?.[1];
  if (hex) {
    const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
    return pairs.map((pair) => parseInt(pair, 16));
  }
  const numbers = color.match(/[\d.]+/g)?.map(Number) ?? [];
  const isRgb = key === undefined || /^rgb/i.test(color);
  if (!isRgb || numbers.length < 3 || (numbers[3] ?? 1) < 0.5) return undefined;
  return numbers.slice(0, 3);
}

function shownColor(key: PaletteKey, colors: Theme['colors']): string {
  return Object.hasOwn(colors, key) ? (colors[key] ?? '') : defaultPalette[key];
}

function luminance(parts: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const value = Math.min(255, part) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
