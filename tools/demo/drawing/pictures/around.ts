import type { Part } from '../scene/part.ts';
import { put } from './sets.ts';

/** Chairs along both long sides of a table. */
export const around = (chair: () => readonly Part[], xs: readonly number[], z: number): Part[] =>
  xs.flatMap((x, i) => [...put(chair(), x, -z, i * 3 - 2), ...put(chair(), x + 4, z, 180 + i * 5 - 3)]);
