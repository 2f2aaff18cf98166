import type { IconName } from '@etalage/ui-kit/dashboard';

/** The groups of the palette, in their order. */
export const paletteGroups = [
  'recent',
  'screens',
  'actions',
  'pages',
  'templates',
  'menus',
  'forms',
  'products',
  'orders',
  'customers',
] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

/** Stands for an address in the entry that signs out. */
export const SIGN_OUT = 'sign-out:';

/** Something that the palette opens. */
export interface PaletteEntry {
  readonly id: string;
  readonly group: PaletteGroup;
  readonly text: string;
  /** A second line, or ''. */
  readonly detail: string;
  readonly icon: IconName;
  /** The address that is opened, one of another host in a new tab; `SIGN_OUT` ends the session instead. */
  readonly href: string;
}
