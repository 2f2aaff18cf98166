import { defineFieldType } from '../../definition/field-type-schema.ts';

/** Any colour, stored as `r, g, b, a` (FLD-14). */
export const colorSelectorSchema = defineFieldType({
  type: 'color_selector',
  check: (value) => (parseRgba(value) ? [] : [{ text: 'formfield_check_rgba' }]),
});

export interface Rgba {
  r: number;
  g: number;
  b: number;
  a: number;
}

/** Reads `r,g,b` and `r,g,b,a` with or without spaces; a colour without a fourth number is opaque. */
export function parseRgba(value: unknown): Rgba | undefined {
  if (typeof value !== 'string') return undefined;
  const parts = value.split(',').map((part) => part.trim());
  if (parts.length < 3 || parts.length > 4 || parts.some((part) => !/^\d+(\.\d+)?$/.test(part)))
    return undefined;
  const [r = 0, g = 0, b = 0, a = 1] = parts.map(Number);
  return r > 255 || g > 255 || b > 255 || a > 1 ? undefined : { r, g, b, a };
}

export function formatRgba({ r, g, b, a }: Rgba): string {
  return [r, g, b, a].join(', ');
}
