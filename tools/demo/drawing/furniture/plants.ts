import { type Material, type Part } from '../scene/part.ts';
import { tube, turned } from '../scene/shapes.ts';
import { randomFrom, type Vec } from '../scene/vector.ts';
import { chalk, clay, leaf, paint } from './materials.ts';
import { at } from './at.ts';

/** A vase with long twigs and small leaves. */
export function vase(place: Vec, material: Material = chalk, size = 1, seed = 3, stems = 5): Part[] {
  const random = randomFrom(seed);
  const twigs = Array.from({ length: stems }, () => {
    const lean = 8 + random() * 20;
    const turn = random() * 6.28;
    const tall = 44 + random() * 26;
    const end: Vec = [Math.cos(turn) * lean, tall, Math.sin(turn) * lean];
    const points: Vec[] = [
      [0, 6, 0],
      [end[0] * 0.15, 24, end[2] * 0.15],
      [end[0] * 0.5, 24 + (tall - 24) * 0.5, end[2] * 0.5],
      end,
    ];
    return [
      tube(points, (t) => 0.35 - 0.22 * t, paint('#6d5a41', 0.8), { sides: 6, steps: 4 }),
      leaves(points[2]!, end, 12, random, 5.4),
      leaves(points[1]!, points[2]!, 5, random, 5),
    ];
  }).flat();
  return at(
    [
      turned(
        [0, 0, 0],
        [
          [5, 0],
          [8.4, 3],
          [9.6, 9],
          [8, 15.5],
          [4.4, 19.6],
          [3.4, 22],
          [4, 24],
          [3.5, 23.6],
          [2.9, 20],
        ],
        material,
      ),
      ...twigs,
    ],
    place,
    0,
    size,
  );
}

/** Leaves scattered along a line as one mesh. */
function leaves(
  from: Vec,
  to: Vec,
  count: number,
  random: () => number,
  long: number,
  material: Material = leaf,
): Part {
  const vertices: Vec[] = [];
  const faces: number[][] = [];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.6) / count;
    const [x, y, z] = [0, 1, 2].map((a) => from[a]! + (to[a]! - from[a]!) * t) as unknown as Vec;
    const turn = random() * 6.28;
    const rise = (random() - 0.15) * 0.9;
    const size = long * (0.7 + random() * 0.5);
    const out: Vec = [Math.cos(turn) * Math.cos(rise), Math.sin(rise), Math.sin(turn) * Math.cos(rise)];
    const side: Vec = [-Math.sin(turn) * 0.24, 0.06, Math.cos(turn) * 0.24];
    const base = vertices.length;
    const point = (along: number, wide: number, bend = 0): Vec => [
      x + out[0] * size * along + side[0] * size * wide,
      y + out[1] * size * along + side[1] * size * wide - bend * size,
      z + out[2] * size * along + side[2] * size * wide,
    ];
    vertices.push(
      point(0, 0),
      point(0.4, 1, -0.05),
      point(1, 0, 0.16),
      point(0.4, -1, -0.05),
      point(0.45, 0, 0.04),
    );
    faces.push(
      [base, base + 1, base + 4],
      [base + 1, base + 2, base + 4],
      [base + 2, base + 3, base + 4],
      [base + 3, base, base + 4],
    );
  }
  return { vertices, faces, material, grain: [1, 0, 0], smooth: true };
}

/** An olive tree in a pot, about 170 high. */
export function tree(place: Vec, size = 1, seed = 9): Part[] {
  const random = randomFrom(seed);
  const branches = Array.from({ length: 22 }, (_, i) => {
    const turn = i * 2.4;
    const start = 62 + i * 3.2;
    const reach = 22 + random() * 20;
    const rise = 18 + random() * 26;
    const from: Vec = [Math.sin(i) * 2, start, Math.cos(i) * 2];
    const end: Vec = [Math.cos(turn) * reach, start + rise, Math.sin(turn) * reach];
    const middle: Vec = [end[0] * 0.45, start + rise * 0.62, end[2] * 0.45];
    const green: Material = { kind: 'leaf', color: i % 3 ? '#68754f' : '#7f8a66' };
    return [
      tube([from, middle, end], (t) => 0.7 - 0.5 * t, paint('#77664e', 0.8), { sides: 6, steps: 4 }),
      leaves(from, middle, 9, random, 8, green),
      leaves(middle, end, 20, random, 8, green),
    ];
  }).flat();
  return at(
    [
      turned(
        [0, 0, 0],
        [
          [13, 0],
          [17, 2],
          [20, 16],
          [20.6, 30],
          [19.4, 31],
          [18.4, 29],
          [0.1, 28],
        ],
        clay,
      ),
      tube(
        [
          [0, 26, 0],
          [2.5, 55, 1],
          [-2, 90, -1],
          [1, 136, 0],
        ],
        (t) => 2 - 1.3 * t,
        paint('#77664e', 0.85),
        { steps: 6 },
      ),
      ...branches,
    ],
    place,
    0,
    size,
  );
}
