import { type Material, type Part, placed } from '../scene/part.ts';
import { pillow, pillowEdge } from '../scene/cushion.ts';
import { bar, rounded, sheet, slab, tube } from '../scene/shapes.ts';
import { randomFrom, type Vec } from '../scene/vector.ts';
import { sage } from './materials.ts';

const gridWool: Material = { kind: 'grid_rug', color: '#cbb795', line: '#8f7653' };
const plainWool: Material = { kind: 'grid_rug', color: '#dbd0bd', line: '#dbd0bd' };
/** The cloth of the throws. */
export const striped: Material = { kind: 'stripes', color: '#6f7463', line: '#e3dac8' };

/** A quiet rug for under furniture. */
export const rug = (width: number, depth: number, material: Material = plainWool): Part[] => [
  slab(rounded(width, depth, 3), 0, 1.3, material, { round: 0.6 }),
];

/** Zand: thick wool with a grid of lines. */
export function gridRug(width = 200, depth = 300): Part[] {
  return [
    sheet((u, v) => [(u - 0.5) * width, 1, (v - 0.5) * depth], [120, 180], gridWool, { thickness: 1.8 }),
  ];
}

/** Fringes along an edge from a to b, hanging or lying in direction `out`; none reaches below `lowest`. */
function fringes(
  a: Vec,
  b: Vec,
  out: Vec,
  material: Material,
  count: number,
  { seed = 2, lowest = 0.3 } = {},
): Part[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const from = a.map((value, axis) => value + (b[axis]! - value) * t) as unknown as Vec;
    const wobble = (random() - 0.5) * 1.4;
    const end: Vec = [
      from[0] + out[0] + wobble,
      Math.max(lowest, from[1] + out[1]),
      from[2] + out[2] + wobble,
    ];
    return bar(from, end, 0.3, 0.2, material, 6);
  });
}

/** Zijl: a throw folded in four, with its fringes at the front. */
export function foldedThrow(): Part[] {
  const layer = (i: number): Part =>
    sheet(
      (u, v) => [
        (u - 0.5) * (64 - i * 0.8),
        1.4 +
          i * 2.5 +
          0.5 * Math.sin(u * 6 + i * 2) * Math.sin(v * 4 + i) -
          0.8 * (Math.abs(u - 0.5) * 2) ** 6,
        (v - 0.5) * (46 - i * 0.6),
      ],
      [40, 24],
      striped,
      { thickness: 2.2 },
    );
  const spine = (i: number): Part =>
    tube(
      [
        [-32, 2.6 + i * 5, -22.6],
        [-10, 2.8 + i * 5, -23],
        [12, 2.5 + i * 5, -22.8],
        [32, 2.6 + i * 5, -22.6],
      ],
      2.3,
      striped,
    );
  return [
    ...[0, 1, 2, 3].map(layer),
    spine(0),
    spine(1),
    ...fringes([-31, 3.6, 22.6], [31, 3.6, 22.6], [0, -3, 7], sage, 54),
    ...fringes([-31, 8.6, 22], [31, 8.6, 22], [0, -7, 5], sage, 54, { seed: 5 }),
  ];
}

/** The throw laid over an edge: along x from the middle, over the top at `y`, down to the front by `drop`. */
export function drapedThrow(width: number, back: number, drop: number): Part[] {
  const long = back + drop;
  return [
    sheet(
      (u, v) => {
        const s = v * long;
        const wave = Math.sin(u * 15) * 0.7;
        const x = (u - 0.5) * width * (1 - 0.06 * v);
        if (s < back) return [x, 0.9 + 0.2 * wave, -back + s];
        const over = s - back;
        const r = 4;
        const a = Math.min(over / r, Math.PI / 2);
        const down = Math.max(0, over - (r * Math.PI) / 2);
        return [x, 0.9 - (1 - Math.cos(a)) * r - down, Math.sin(a) * r + wave * Math.min(1, down / 10)];
      },
      [50, 60],
      striped,
      { thickness: 0.9 },
    ),
    ...fringes(
      [-width * 0.46, -drop + 3, 4],
      [width * 0.46, -drop + 3, 4],
      [0, -7, 0],
      sage,
      Math.round(width * 0.8),
      { lowest: -drop - 10 },
    ),
  ];
}

/** A square cushion with piping, leaning back a little. */
export function pipedCushion(cloth: Material): Part[] {
  // Close together near the corners, where a bent line would be at a distance from the cloth.
  const side = Array.from({ length: 20 }, (_, i) => -Math.cos((i / 20) * Math.PI));
  const edge = [
    ...side.map((t) => [t, -1] as const),
    ...side.map((t) => [1, t] as const),
    ...side.map((t) => [-t, 1] as const),
    ...side.map((t) => [-1, -t] as const),
  ].map(([u, v]): Vec => [...pillowEdge(50, u, v), 0]);
  return placed([pillow(50, 19, cloth, 7), tube(edge, 0.45, cloth, { closed: true, steps: 3, sides: 8 })], {
    lean: -14,
  });
}
