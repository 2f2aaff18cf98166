import type { TextKey } from '@etalage/texts';
import type { FontMetrics } from '../db/tables/site-parts.ts';

/** A file of a font as visitors load it, with what it says about itself. */
export interface PreparedFont {
  readonly bytes: Uint8Array;
  readonly metrics: FontMetrics;
  /** Name of the family; '' if the file has none. */
  readonly family: string;
}

/** Why a file is refused. */
export interface RefusedFont {
  readonly refused: TextKey;
}
