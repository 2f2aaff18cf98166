import { type Material, type Part, placed } from '../scene/part.ts';
import { cushion, pillow, pillowEdge } from '../scene/cushion.ts';
import { bar, box, rounded, sheet, slab, tube, turned } from '../scene/shapes.ts';
import { randomFrom, type Vec } from '../scene/vector.ts';
import { linen, oak, sage, white } from './materials.ts';

const gridWool: Material = { kind: 'grid_rug', color: '#cbb795', line: '#8f7653' };
const plainWool: Material = { kind: 'grid_rug', color: '#dbd0bd', line: '#dbd0bd' };
const striped: Material = { kind: 'stripes', color: '#6f7463', line: '#e3dac8' };

/** A quiet rug for under furniture. */
export const rug = (width: number, depth: number, material: Material = plainWool): Part[] => [
  slab(rounded(width, depth, 3), 0, 1.3, material, { round: 0.6 }),
];

/** Zand: thick wool with a drawn grid. */
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
  // Close together near the corners, where a bent line would stand off from the cloth.
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

/** Baai and Kalm: bed with mattress, duvet, pillows and a plaid at the foot. */
export function bed(headboard: 'slats' | 'soft', wood: Material = oak): Part[] {
  const [w, l] = [184, 208];
  const z0 = -l / 2;
  const head: Part[] =
    headboard === 'slats'
      ? [
          bar([-w / 2 + 3, 0, z0], [-w / 2 + 3, 95, z0 - 5], 2.4, 2.4, wood),
          bar([w / 2 - 3, 0, z0], [w / 2 - 3, 95, z0 - 5], 2.4, 2.4, wood),
          box([-w / 2, 88, z0 - 6.6], [w / 2, 95, z0 - 3.4], wood, { round: 1.2 }),
          ...Array.from({ length: 21 }, (_, i) => {
            const x = -w / 2 + 10 + (i * (w - 20)) / 20;
            return bar([x, 30, z0 - 2], [x, 90, z0 - 5], 1, 1, wood, 14);
          }),
        ]
      : [
          ...placed(
            [cushion([-w / 2 - 2, 0, -6], [w / 2 + 2, 82, 6], linen, { round: 6, puff: 1.6, seed: 4 })],
            { at: [0, 24, z0 - 6], lean: -4 },
          ),
        ];
  const side = (x: number) => box([x - 2, 20, z0], [x + 2, 34, -z0], wood, { round: 1 });
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      bar([x * (w / 2 - 8), 0, z * (l / 2 - 12)], [x * (w / 2 - 8), 21, z * (l / 2 - 12)], 1.8, 2.6, wood),
    ),
  );
  const duvet = sheet(
    (u, v) => {
      const x = (u * 2 - 1) * (w / 2 + 6);
      const fall = Math.max(0, Math.abs(x) - w / 2 + 6);
      const z = z0 + 62 + v * (l - 66);
      const soft =
        1.6 * Math.sin(x * 0.06 + z * 0.045) +
        1.1 * Math.sin(x * 0.13 - z * 0.08 + 2) +
        0.7 * Math.sin(z * 0.21 + x * 0.05);
      const foot = Math.max(0, v - 0.93) * 130;
      return [
        Math.sign(x) * Math.min(Math.abs(x), w / 2 - 1 + fall * 0.15),
        59 + soft * (1 - Math.min(1, fall / 12)) - fall ** 1.25 * 0.9 - foot,
        z,
      ];
    },
    [80, 70],
    white,
    { thickness: 4 },
  );
  const rest = (x: number, cloth: Material, z: number, size: number, seed: number) =>
    placed(
      [pillow(size, 20, cloth, seed)].map((part) => ({
        ...part,
        vertices: part.vertices.map(([a, b, c]): Vec => [a * 1.32, b, c]),
      })),
      { at: [x, 50, z], lean: -38 },
    );
  return [
    ...head,
    ...legs,
    side(-w / 2),
    side(w / 2),
    box([-w / 2, 20, -z0 - 2], [w / 2, 34, -z0 + 2], wood, { round: 1 }),
    cushion([-w / 2 + 3, 26, z0 + 2], [w / 2 - 3, 54, -z0 - 3], white, { round: 5, puff: 0.6 }),
    duvet,
    ...rest(-44, white, z0 + 30, 56, 2),
    ...rest(44, white, z0 + 30, 56, 3),
    ...rest(-42, headboard === 'slats' ? sage : linen, z0 + 46, 46, 4),
    ...rest(46, headboard === 'slats' ? sage : linen, z0 + 46, 46, 5),
    ...blanket(w, -z0),
  ];
}

/** A plaid across the foot of a bed. */
function blanket(w: number, foot: number): Part[] {
  return [
    sheet(
      (u, v) => {
        const x = (u * 2 - 1) * (w / 2 + 22);
        const fall = Math.max(0, Math.abs(x) - w / 2 + 2);
        const z = foot - 74 + v * 46;
        const soft =
          1.6 * Math.sin(x * 0.06 + z * 0.045) +
          1.1 * Math.sin(x * 0.13 - z * 0.08 + 2) +
          0.7 * Math.sin(z * 0.21 + x * 0.05);
        return [
          Math.sign(x) * Math.min(Math.abs(x), w / 2 + 2.4 + fall * 0.05),
          62.6 + soft * (1 - Math.min(1, fall / 10)) - Math.max(0, fall - 2) * 1.1,
          z,
        ];
      },
      [90, 24],
      { ...striped, axis: 0, step: 0.16 },
      { thickness: 1.2 },
    ),
  ];
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

/** A coat on a peg and a canvas bag, for the second picture of the coat rack. */
export function coatAndBag(): Part[] {
  const coat = sheet(
    (u, v) => {
      const a = (u * 2 - 1) * Math.PI;
      const wide = 5 + 16 * Math.min(1, v * 3.2) ** 0.7 + 3 * v;
      const fold = 1.4 * Math.sin(a * 7 + v * 2) * v;
      return [
        -22.5 + Math.sin(a) * (wide + fold),
        -1 - v * 92,
        9.5 + Math.cos(a) * (4 + 3.4 * v + fold * 0.6),
      ];
    },
    [80, 30],
    { kind: 'cloth', color: '#39434d', soft: 0.4 },
    { thickness: 0.8 },
  );
  const bag = sheet(
    (u, v) => {
      const a = (u * 2 - 1) * Math.PI;
      return [22.5 + Math.sin(a) * (15 + 2 * v), -32 - v * 38, 8 + Math.cos(a) * (2 + 4.5 * v)];
    },
    [60, 16],
    { kind: 'cloth', color: '#d6c8ae', soft: 0.3 },
    { thickness: 0.6 },
  );
  return [
    coat,
    bag,
    tube(
      [
        [12, -33, 9],
        [17, -14, 9.6],
        [22.5, 0.4, 9.4],
        [28, -14, 9.6],
        [33, -33, 9],
      ],
      0.8,
      { kind: 'cloth', color: '#d6c8ae' },
    ),
  ];
}
