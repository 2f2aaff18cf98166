import { contrastOf } from '@etalage/site-model';
import { formatHex, interpolate, oklch, type Oklch } from 'culori';

/**
 * The contrast with white of a colour that has white letters, and that is itself a colour of letters on the light ground,
 * which is a little darker than white: on both it is more than 4.5 (WCAG 2.2, 1.4.3).
 */
const READABLE = 4.9;

/** The four shades of a family, as `100` is the lightest. */
export type Shades = Readonly<Record<'100' | '300' | '500' | '700', string>>;

/**
 * The shades of a family made of one colour. White letters are readable on 500 and 700: a lighter colour is darkened
 * until they are. Shades keep the hue, as people see it, because they are mixed in OKLCH.
 */
export function shadesOf(seed: string): Shades | undefined {
  const given = oklch(seed);
  if (!given) return undefined;
  const main = readable(given);
  const light = (amount: number) =>
    hexOf({ ...main, l: 1 - (1 - main.l) * amount, c: main.c * amount * 1.1 });
  return {
    '100': light(0.14),
    '300': light(0.42),
    '500': hexOf(main),
    '700': hexOf({ ...main, l: main.l * 0.74, c: main.c * 0.9 }),
  };
}

function readable(color: Oklch): Oklch {
  let shade = color;
  while ((contrastOf(hexOf(shade), '#ffffff') ?? 21) < READABLE) shade = { ...shade, l: shade.l - 0.01 };
  return shade;
}

/** White and black mixed with a little of a colour, for grounds and letters that belong to it. */
export function tinted(seed: string): { light: string; dark: string } | undefined {
  const hue = oklch(seed);
  if (!hue) return undefined;
  return {
    light: hexOf({ ...hue, l: 0.975, c: Math.min(hue.c, 0.012) }),
    dark: hexOf({ ...hue, l: 0.21, c: Math.min(hue.c, 0.02) }),
  };
}

/** Greys between a light and a dark colour, by shade. */
export function graysBetween(light: string, dark: string): Record<'100' | '300' | '500' | '900', string> {
  const at = interpolate([light, dark], 'oklch');
  return { '100': hex(at(0.03)), '300': hex(at(0.16)), '500': hex(at(0.62)), '900': dark };
}

const hex = (color: Parameters<typeof formatHex>[0]): string => formatHex(color) ?? '#000000';
const hexOf = (color: Oklch): string => hex(color);
