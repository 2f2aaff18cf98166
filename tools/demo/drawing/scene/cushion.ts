import type { Material, Part } from './part.ts';
import { randomFrom, type Vec } from './vector.ts';

export interface CushionShape {
  /** Radius of the soft edges. */
  readonly round?: number;
  /** How far the faces bulge in the middle. */
  readonly puff?: number;
  /** How far the middle of the top sags. */
  readonly dent?: number;
  readonly seed?: number;
  readonly grain?: Vec;
  /** Height of slow waves in the cloth. */
  readonly wave?: number;
}

const cells = 22;

/** A soft upholstered block between two corners: rounded edges, full faces and the slow waves of real filling. */
export function cushion(min: Vec, max: Vec, material: Material, shape: CushionShape = {}): Part {
  const half = [0, 1, 2].map((axis) => (max[axis]! - min[axis]!) / 2) as unknown as Vec;
  const middle = [0, 1, 2].map((axis) => (max[axis]! + min[axis]!) / 2) as unknown as Vec;
  const { puff = 2, dent = 0, seed = 1, grain = [1, 0, 0], wave = 0.35 } = shape;
  const radius = Math.min(shape.round ?? 4, ...half.map((side) => side * 0.98));
  const waves = wavesOf(seed);
  const vertices: Vec[] = [];
  const seen = new Map<string, number>();
  const faces: number[][] = [];
  const corner = (u: readonly number[]): number => {
    const key = u.map((value) => value.toFixed(4)).join();
    const known = seen.get(key);
    if (known !== undefined) return known;
    vertices.push(soft(u));
    seen.set(key, vertices.length - 1);
    return vertices.length - 1;
  };
  const soft = (u: readonly number[]): Vec => {
    const point = u.map((value, axis) => value * half[axis]!);
    const inner = point.map((value, axis) => clamp(value, half[axis]! - radius));
    const out = point.map((value, axis) => value - inner[axis]!);
    const reach = Math.hypot(...out) || 1;
    const on = inner.map((value, axis) => value + (out[axis]! / reach) * radius);
    const full = u.map((value, axis) => {
      const b = u[(axis + 1) % 3]!;
      const c = u[(axis + 2) % 3]!;
      const swell = (1 - b ** 4) * (1 - c ** 4);
      const sag = axis === 1 && value > 0 ? dent * (1 - b * b) * (1 - c * c) : 0;
      return Math.sign(value) * Math.abs(value) ** 6 * swell * (puff + wave * waves(on)) - sag;
    });
    return on.map((value, axis) => middle[axis]! + value + full[axis]!) as unknown as Vec;
  };
  for (const axis of [0, 1, 2])
    for (const side of [-1, 1])
      for (let i = 0; i < cells; i++)
        for (let j = 0; j < cells; j++) {
          const quad = [
            [i, j],
            [i + 1, j],
            [i + 1, j + 1],
            [i, j + 1],
          ].map(([a, b]) => {
            const u = [0, 0, 0];
            u[axis] = side;
            u[(axis + 1) % 3] = even(a! / cells);
            u[(axis + 2) % 3] = even(b! / cells);
            return corner(u);
          });
          faces.push(side > 0 ? quad : quad.reverse());
        }
  return { vertices, faces, material, grain, smooth: true };
}

const clamp = (value: number, limit: number): number => Math.min(limit, Math.max(-limit, value));
/** Grid lines lie closer together towards the edges, where the surface bends. */
const even = (t: number): number => Math.sin((t - 0.5) * Math.PI);

function wavesOf(seed: number): (point: readonly number[]) => number {
  const random = randomFrom(seed);
  const set = Array.from({ length: 7 }, () => ({
    k: [0, 1, 2].map(() => (random() - 0.5) * 0.42),
    phase: random() * 6.28,
  }));
  return (point) =>
    set.reduce((sum, { k, phase }) => sum + Math.sin(k.reduce((s, c, i) => s + c * point[i]!, phase)), 0) /
    2.6;
}

/** The outline of a scatter cushion: its sides draw in a little between the corners. */
export function pillowEdge(size: number, u: number, v: number): readonly [x: number, y: number] {
  const draw = (along: number, out: number) => 0.98 - 0.07 * (1 - along * along) * Math.abs(out) ** 2;
  return [(u * size * draw(v, u)) / 2, (v * size * draw(u, v)) / 2 + size / 2];
}

/** A scatter cushion standing on its lower edge: thin at its corners, full in the middle. */
export function pillow(size: number, thick: number, material: Material, seed = 1): Part {
  const waves = wavesOf(seed);
  const steps = 30;
  const vertices: Vec[] = [];
  const faces: number[][] = [];
  for (const side of [1, -1])
    for (let j = 0; j <= steps; j++)
      for (let i = 0; i <= steps; i++) {
        const u = even(i / steps);
        const v = even(j / steps);
        const full = ((1 - u ** 4) * (1 - v ** 4)) ** 0.45;
        const [x, y] = pillowEdge(size, u, v);
        const z = side * (0.25 + (thick / 2) * full * (1 + 0.09 * waves([x, y, 0])));
        vertices.push([x, y, z]);
        const corner = vertices.length - 1;
        if (i < steps && j < steps) {
          const quad = [corner, corner + 1, corner + steps + 2, corner + steps + 1];
          faces.push(side > 0 ? quad : quad.reverse());
        }
      }
  const ring = steps + 1;
  const rim = [
    ...Array.from({ length: steps }, (_, i) => i),
    ...Array.from({ length: steps }, (_, i) => i * ring + steps),
    ...Array.from({ length: steps }, (_, i) => steps * ring + steps - i),
    ...Array.from({ length: steps }, (_, i) => (steps - i) * ring),
  ];
  rim.forEach((a, i) => {
    const b = rim[(i + 1) % rim.length]!;
    faces.push([b, a, a + ring * ring, b + ring * ring]);
  });
  return { vertices, faces, material, grain: [1, 0, 0], smooth: true };
}
