import type { Material, Part } from '../scene/part.ts';
import { box, turned } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { oak, paint, paper } from './materials.ts';
import { at } from './at.ts';

/** A framed print; its back lies in the plane z = 0, its middle at the place. */
export function print([x, y, z]: Vec, w: number, h: number, tone = '#b0603f', seed = 0): Part[] {
  const frame = (x0: number, x1: number, y0: number, y1: number) =>
    box([x0, y0, 0], [x1, y1, 2.4], oak, { round: 0.2 });
  const a = w / 2;
  const b = h / 2;
  const flat = (points: readonly (readonly [number, number])[], color: string, depth: number): Part => ({
    vertices: points.map(([px, py]): Vec => [px * a, py * b, depth]),
    faces: [points.map((_, i) => i)],
    material: paint(color, 0.9),
    grain: [1, 0, 0],
  });
  const disc = Array.from({ length: 40 }, (_, i) => {
    const t = (i / 40) * 6.2832;
    return [(Math.cos(t) * h * 0.2) / w + 0.14, Math.sin(t) * 0.2 + 0.24] as const;
  });
  const hill = (base: number, swell: number, phase: number) => [
    [-0.62, -0.62] as const,
    [0.62, -0.62] as const,
    ...Array.from(
      { length: 21 },
      (_, i) => [0.62 - i * 0.062, base + swell * Math.sin(i * 0.17 + phase)] as const,
    ),
  ];
  return at(
    [
      frame(-a, a, b - 1.4, b),
      frame(-a, a, -b, -b + 1.4),
      frame(-a, -a + 1.4, -b + 1.4, b - 1.4),
      frame(a - 1.4, a, -b + 1.4, b - 1.4),
      box([-a + 1, -b + 1, 0], [a - 1, b - 1, 1], paper, { round: 0 }),
      flat(disc, tone, 1.05),
      flat(hill(-0.1, 0.16, seed), '#d3bd99', 1.1),
      flat(hill(-0.28, 0.14, seed + 2), '#9a9c80', 1.15),
    ],
    [x, y, z],
  );
}

/** Meer: a round mirror with a thin oak rim; its back lies in the plane z = 0. */
export function mirror(wood: Material = oak): Part[] {
  const stand = (part: Part): Part => ({
    ...part,
    vertices: part.vertices.map(([x, y, z]): Vec => [x, -z, y]),
    grain: [0, 1, 0],
  });
  return [
    stand(
      turned(
        [0, 0, 0],
        [
          [39, 0],
          [40.4, 0],
          [40.6, 2],
          [40, 2.8],
          [38.8, 2.6],
          [38.6, 1.4],
        ],
        wood,
        { open: true, soft: 1, sides: 128 },
      ),
    ),
    stand(
      turned(
        [0, 0, 0],
        [
          [38.8, 1.5],
          [0.05, 1.5],
        ],
        { kind: 'mirror', color: '#f2f2f0' },
        { open: true, soft: 1, sides: 128 },
      ),
    ),
  ];
}
