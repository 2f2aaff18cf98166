import { cross, dot, scale, sub, unit, type Vec } from './vector.ts';

/** What a surface is made of; `kind` names a function of render/materials.py, the rest are its settings. */
export interface Material {
  readonly kind: string;
  readonly color: string;
  readonly [setting: string]: string | number;
}

/** One piece of a scene as a mesh, in centimetres. */
export interface Part {
  readonly vertices: readonly Vec[];
  /** Corners of every face, anticlockwise as seen from outside. */
  readonly faces: readonly (readonly number[])[];
  readonly material: Material;
  /** Direction of the wood grain, and of the pattern of cloth. */
  readonly grain: Vec;
  readonly smooth?: boolean;
  /** Radius of worn edges. */
  readonly round?: number;
  /** Makes an open sheet this thick. */
  readonly thickness?: number;
}

/** The placement of a whole piece of furniture. */
export interface Move {
  readonly at?: Vec;
  /** Degrees around the vertical, anticlockwise from above. */
  readonly turn?: number;
  /** Degrees around the depth axis, before turning. */
  readonly tilt?: number;
  /** Degrees around the width axis, before tilting: a plank put against a wall. */
  readonly lean?: number;
  readonly size?: number;
}

/** Parts scaled, leaned, tilted, turned and moved, in this order. */
export function placed(
  parts: readonly Part[],
  { at = [0, 0, 0], turn = 0, tilt = 0, lean = 0, size = 1 }: Move,
): Part[] {
  const [ct, st, ci, si, cl, sl] = [turn, tilt, lean].flatMap((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.cos(angle), Math.sin(angle)];
  }) as [number, number, number, number, number, number];
  const spin = ([x, y0, z0]: Vec): Vec => {
    const y1 = y0 * cl - z0 * sl;
    const z = y0 * sl + z0 * cl;
    const x1 = x * ci - y1 * si;
    return [x1 * ct + z * st, x * si + y1 * ci, z * ct - x1 * st];
  };
  const move = (point: Vec): Vec => {
    const [x, y, z] = spin(point);
    return [x * size + at[0], y * size + at[1], z * size + at[2]];
  };
  return parts.map((part) => ({
    ...part,
    vertices: part.vertices.map(move),
    grain: spin(part.grain),
    ...(part.round && { round: part.round * size }),
    ...(part.thickness && { thickness: part.thickness * size }),
  }));
}

/** The corners of the box around parts. */
export function boundsOf(parts: readonly Part[]): { min: Vec; max: Vec } {
  const min: [number, number, number] = [Infinity, Infinity, Infinity];
  const max: [number, number, number] = [-Infinity, -Infinity, -Infinity];
  for (const part of parts)
    for (const point of part.vertices)
      for (const axis of [0, 1, 2] as const) {
        min[axis] = Math.min(min[axis], point[axis]);
        max[axis] = Math.max(max[axis], point[axis]);
      }
  return { min, max };
}

/** Two directions at right angles to one and to each other. */
export function across(direction: Vec): [Vec, Vec] {
  const along = unit(direction);
  const other: Vec = Math.abs(along[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0];
  const first = unit(sub(other, scale(along, dot(other, along))));
  return [first, cross(along, first)];
}

/** As `across`, for each direction of a line; each follows from the one before, so that a bent rod does not twist. */
export function acrossLine(directions: readonly Vec[]): [Vec, Vec][] {
  const frames: [Vec, Vec][] = [];
  for (const direction of directions) {
    const last = frames.at(-1)?.[0];
    const along = unit(direction);
    const first = last && unit(sub(last, scale(along, dot(last, along))));
    frames.push(first ? [first, cross(along, first)] : across(direction));
  }
  return frames;
}
