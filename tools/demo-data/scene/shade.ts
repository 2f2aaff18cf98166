import { dot, unit, type Vec } from './vector.ts';

/** The one light of all pictures: a high window at the left, a little in front. */
export const toLight: Vec = unit([-0.62, 0.9, 0.5]);

export type Rgb = readonly [number, number, number];

export const rgb = (hex: string): Rgb => [
  parseInt(hex.slice(1, 3), 16),
  parseInt(hex.slice(3, 5), 16),
  parseInt(hex.slice(5, 7), 16),
];

export const hex = (color: Rgb): string =>
  '#' +
  color
    .map((c) =>
      Math.round(Math.min(255, Math.max(0, c)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');

export const blend = (a: Rgb, b: Rgb, t: number): Rgb => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];

const SHADE: Rgb = [72, 54, 44];
const LIGHT: Rgb = [255, 249, 238];

/** A material's colour on a face that looks along `normal`: warm light, warm brown shade, never black. */
export function shaded(color: string, normal: Vec, gloss = 0): string {
  const facing = dot(normal, toLight);
  const lit =
    Math.max(0, facing) * 0.78 + 0.22 + 0.1 * Math.max(0, normal[1]) + 0.05 * Math.max(0, -normal[0]);
  const base = rgb(color);
  const dark = blend(base, SHADE, 0.62);
  const tone = blend(dark, base, Math.min(1, lit * 1.12));
  const over = Math.max(0, facing - 0.72) * (0.35 + gloss);
  return hex(blend(tone, LIGHT, Math.min(0.6, over)));
}

/** The same colour moved towards the shade (negative) or the light (positive). */
export function toned(color: string, by: number): string {
  return hex(blend(rgb(color), by < 0 ? SHADE : LIGHT, Math.abs(by)));
}
