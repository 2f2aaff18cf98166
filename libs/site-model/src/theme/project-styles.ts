import type { Theme } from '../site/site.schema.ts';
import { defaultPalette, paletteKeys, type PaletteKey } from './palette.ts';

/** A colour as a project stores it, under a name such as `color_primary_500`. */
export interface StoredColor {
  /** The owner's name for it; empty for the name of its key. */
  readonly label: string;
  readonly value: string;
}
export type ProjectStyles = Readonly<Record<string, StoredColor>>;

/** White, light and dark are colours of text and of its ground. */
const groups = ['primary', 'secondary', 'contrast', 'gray', 'text'] as const;
export type ColorGroup = (typeof groups)[number];

export interface ProjectColor extends StoredColor {
  /** Without the beginning `color_`. */
  readonly key: string;
  /** Null for the colour that no project stores. */
  readonly group: ColorGroup | null;
}

const BEGINNING = 'color_';

/** The name under which a project stores a colour of the palette. */
export const styleName = (key: PaletteKey): string => BEGINNING + key.replaceAll('-', '_');

/** The colours of the palette that a project can change: all but the transparent one. */
export const changeableColors = paletteKeys.filter((key) => key !== 'transparent');

/** The colours among the styles of a project (STY-32), with a transparent one before them (STY-33). */
export function projectColors(styles: ProjectStyles): ProjectColor[] {
  const own = Object.entries(styles).flatMap(([name, { label, value }]) => {
    if (!name.startsWith(BEGINNING)) return [];
    const key = name.slice(BEGINNING.length);
    return [{ key, label, value, group: groupOf(key) }];
  });
  return [{ key: 'transparent', label: '', value: 'transparent', group: null }, ...own];
}

function groupOf(key: string): ColorGroup {
  const [family = ''] = key.split('_');
  return groups.find((group) => group === family) ?? 'text';
}

/** The styles of a project whose colours are stored by palette key, with the default of each that is missing. */
export function stylesOf(
  colors: Readonly<Record<string, string>>,
  labels: Readonly<Record<string, string>>,
): ProjectStyles {
  return Object.fromEntries(
    changeableColors.map((key) => [
      styleName(key),
      { label: labels[key] ?? '', value: colors[key] || defaultPalette[key] },
    ]),
  );
}

/** The values and the own names of the colours of a project, by palette key, as a theme has them. */
export function themeColorsOf(styles: ProjectStyles): Pick<Theme, 'colors' | 'labels'> {
  const own = projectColors(styles).filter(({ group }) => group !== null);
  const byKey = (valueOf: (color: ProjectColor) => string) =>
    Object.fromEntries(own.map((color) => [color.key.replaceAll('_', '-'), valueOf(color)]));
  return { colors: byKey(({ value }) => value), labels: byKey(({ label }) => label) };
}
