/** A point or direction in centimetres: x to the right, y up, z towards the viewer. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const scale = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(...a);
export const unit = (a: Vec): Vec => scale(a, 1 / (length(a) || 1));
export const mix = (a: Vec, b: Vec, t: number): Vec => add(scale(a, 1 - t), scale(b, t));
export const middle = (points: readonly Vec[]): Vec =>
  scale(
    points.reduce((sum, point) => add(sum, point), [0, 0, 0] as Vec),
    1 / points.length,
  );

/** The direction a flat face looks in, for corners named anticlockwise as seen from outside. */
export function normalOf(points: readonly Vec[]): Vec {
  const [a, b, c] = points as [Vec, Vec, Vec];
  return unit(cross(sub(b, a), sub(c, a)));
}

/** Repeatable random numbers from 0 to 1, so that a picture is the same at every run. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
