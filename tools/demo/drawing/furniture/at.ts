import { type Part, placed } from '../scene/part.ts';
import type { Vec } from '../scene/vector.ts';

/** Parts made at the origin, put at a place: scaled, then turned in degrees. */
export const at = (parts: readonly Part[], place: Vec, turn = 0, size = 1): Part[] =>
  placed(parts, { at: place, turn, size });
