import { contrastOf } from './readable-ink.ts';
import type { PaletteKey } from './palette.ts';

/** Letters on their ground, as the sections and buttons of pages combine them. */
const pairs: readonly (readonly [ink: PaletteKey, ground: PaletteKey])[] = [
  ['dark', 'light'],
  ['dark', 'white'],
  ['dark', 'primary-100'],
  ['dark', 'secondary-100'],
  ['dark', 'contrast-100'],
  ['dark', 'gray-100'],
  ['gray-500', 'light'],
  ['gray-500', 'white'],
  ['primary-500', 'light'],
  ['white', 'primary-500'],
  ['white', 'primary-700'],
  ['white', 'secondary-500'],
  ['white', 'contrast-500'],
];

/** The contrast that letters of running text need (WCAG 2.2, 1.4.3). */
export const NEEDED_CONTRAST = 4.5;

export interface PoorContrast {
  readonly ink: PaletteKey;
  readonly ground: PaletteKey;
  readonly ratio: number;
}

/** The combinations of a palette that are hard to read. */
export function poorContrasts(valueOf: (key: PaletteKey) => string): PoorContrast[] {
  return pairs.flatMap(([ink, ground]) => {
    const ratio = contrastOf(valueOf(ink), valueOf(ground));
    return ratio === undefined || ratio >= NEEDED_CONTRAST ? [] : [{ ink, ground, ratio }];
  });
}
