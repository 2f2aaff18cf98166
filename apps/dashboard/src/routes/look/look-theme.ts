import type { SiteLook } from '@etalage/api-contract';
import {
  changeableColors,
  type PaletteKey,
  type PoorContrast,
  poorContrasts,
  styleName,
} from '@etalage/site-model';
import { graysBetween, shadesOf, tinted } from './palette-of-seeds.ts';

export const families = ['primary', 'secondary', 'contrast'] as const;
export type Family = (typeof families)[number];

/** The colour of a family that its shades are made of. */
export function seedOf({ styles }: SiteLook, family: Family): string {
  return styles[styleName(`${family}-500`)]?.value ?? '';
}

/** A look with all colours made of three; names that the owner gave stay. */
export function withSeeds(look: SiteLook, seeds: Readonly<Record<Family, string>>): SiteLook {
  const made = new Map<PaletteKey, string>();
  for (const family of families) {
    for (const [shade, value] of Object.entries(shadesOf(seeds[family]) ?? {}))
      made.set(`${family}-${shade}` as PaletteKey, value);
  }
  const ground = tinted(seeds.primary);
  if (ground) {
    made.set('light', ground.light);
    made.set('dark', ground.dark);
    for (const [shade, value] of Object.entries(graysBetween(ground.light, ground.dark)))
      made.set(`gray-${shade}` as PaletteKey, value);
  }
  return { ...look, styles: withColors(look.styles, made) };
}

/** Stored colours with other values of some. */
export function withColors(
  styles: SiteLook['styles'],
  values: ReadonlyMap<PaletteKey, string>,
): SiteLook['styles'] {
  const byName = new Map([...values].map(([key, value]) => [styleName(key), value]));
  const entries = Object.entries(styles).map(([name, color]) => [
    name,
    { ...color, value: byName.get(name) ?? color.value },
  ]);
  return Object.fromEntries(entries) as SiteLook['styles'];
}

/** A look with another value or name of one colour. */
export function withColor(
  look: SiteLook,
  key: PaletteKey,
  change: Partial<SiteLook['styles'][string]>,
): SiteLook {
  const name = styleName(key);
  const color = look.styles[name] ?? { label: '', value: '#000000' };
  return { ...look, styles: { ...look.styles, [name]: { ...color, ...change } } };
}

/** The combinations of a look that are hard to read. */
export const lookContrasts = ({ styles }: SiteLook): PoorContrast[] =>
  poorContrasts((key) => styles[styleName(key)]?.value ?? '');

/** The colours of a group, in the order of the palette. */
export function colorsOfGroup(group: 'primary' | 'secondary' | 'contrast' | 'gray' | 'text'): PaletteKey[] {
  return changeableColors.filter((key) =>
    key.includes('-') ? key.startsWith(`${group}-`) : group === 'text',
  );
}
