import type { Vec } from './vector.ts';

/** How a face is drawn on top of its colour. */
export type Finish =
  | { kind: 'plain' }
  /** Wood grain along the face's first edge; `planks` is the number of boards side by side. */
  | { kind: 'wood'; seed: number; planks?: number }
  | { kind: 'weave'; step: number }
  | { kind: 'stitched' };

/** A flat face; corners anticlockwise as seen from outside. */
export interface Face {
  points: readonly Vec[];
  color: string;
  normal: Vec;
  finish: Finish;
  gloss?: number;
  /** Draw a soft light line along the outline, as worn edges catch light. */
  edge?: boolean;
  /** Darkening of the upper end, 0 to 1, where something hangs over it. */
  darkTop?: number;
  opacity?: number;
  /** Colour of the inner side where it can be seen, e.g. of a lamp shade. */
  inside?: string;
  /** Drawn without an outline of its own colour: translucent pieces. */
  bare?: boolean;
}

/** A convex piece of furniture: drawn as one, ordered against the others by its box. */
export interface Part {
  faces: readonly Face[];
  min: Vec;
  max: Vec;
  /** Casts a shadow on the floor. */
  shadow: boolean;
}

/** Puts faces together and measures them. */
export function partOf(faces: readonly Face[], shadow = true): Part {
  const all = faces.flatMap((face) => face.points);
  const at = (pick: (...values: number[]) => number, axis: 0 | 1 | 2) => {
    let result = all[0]![axis];
    for (const point of all) result = pick(result, point[axis]);
    return result;
  };
  return {
    faces,
    shadow,
    min: [at(Math.min, 0), at(Math.min, 1), at(Math.min, 2)],
    max: [at(Math.max, 0), at(Math.max, 1), at(Math.max, 2)],
  };
}

/** Parts moved, turned around the vertical axis (degrees) and scaled, to place furniture in a room. */
export function placed(parts: readonly Part[], by: Vec, turn = 0, size = 1): Part[] {
  const c = Math.cos((turn * Math.PI) / 180) * size;
  const s = Math.sin((turn * Math.PI) / 180) * size;
  const move = ([x, y, z]: Vec): Vec => [x * c + z * s + by[0], y * size + by[1], z * c - x * s + by[2]];
  const spin = ([x, y, z]: Vec): Vec => [(x * c + z * s) / size, y, (z * c - x * s) / size];
  return parts.map((part) =>
    partOf(
      part.faces.map((face) => ({ ...face, points: face.points.map(move), normal: spin(face.normal) })),
      part.shadow,
    ),
  );
}
