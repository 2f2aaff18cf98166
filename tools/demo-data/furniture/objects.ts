import { type Material, type Part, placed } from '../scene/part.ts';
import { bar, box, outline, sheet, slab, tube, turned } from '../scene/shapes.ts';
import { randomFrom, type Vec } from '../scene/vector.ts';
import { brass, chalk, clay, leaf, moss, oak, paint, paper, slate } from './materials.ts';

const at = (parts: readonly Part[], place: Vec, turn = 0, size = 1): Part[] =>
  placed(parts, { at: place, turn, size });

const spines = [
  '#7b8468',
  '#a2603f',
  '#4a545c',
  '#c9b795',
  '#e6ddcd',
  '#8b7257',
  '#d8c9ad',
  '#5c5348',
  '#b98a6b',
];

/** A row of upright books along x, `width` wide, standing with their middle at `place`. */
export function books([x0, y, z]: Vec, width: number, seed = 1): Part[] {
  const random = randomFrom(seed * 77 + 5);
  const parts: Part[] = [];
  for (let x = x0; x < x0 + width - 4;) {
    const [thick, tall, deep] = [1.8 + random() * 2.8, 19 + random() * 8, 14 + random() * 4];
    const color = spines[Math.floor(random() * spines.length)]!;
    parts.push(
      box([x, y, z - 6], [x + thick, y + tall, z - 6 + deep], paint(color, 0.75), { round: 0.25 }),
      box([x + 0.3, y + 0.3, z - 6.2], [x + thick - 0.3, y + tall + 0.02, z - 6.4 + deep], paper, {
        round: 0,
      }),
    );
    x += thick + 0.12;
  }
  return parts;
}

/** Books lying on top of each other. */
export function pile(
  place: Vec,
  colors: readonly string[] = ['#e6ddcd', '#7b8468', '#a2603f'],
  turn = 0,
): Part[] {
  const parts = colors.flatMap((color, i) => {
    const [w, d, h] = [25 - i * 2.2, 18.5 - i * 1.4, 2.6];
    const y = i * (h + 0.05);
    return at(
      [
        box([-w / 2, y, -d / 2], [w / 2, y + 0.3, d / 2], paint(color, 0.75), { round: 0.12 }),
        box([-w / 2, y + h - 0.3, -d / 2], [w / 2, y + h, d / 2], paint(color, 0.75), { round: 0.12 }),
        box([-w / 2, y, -d / 2], [-w / 2 + 0.3, y + h, d / 2], paint(color, 0.75), { round: 0.12 }),
        box([-w / 2 + 0.3, y + 0.3, -d / 2 + 0.4], [w / 2 - 0.4, y + h - 0.3, d / 2 - 0.4], paper, {
          round: 0,
        }),
      ],
      [0, 0, 0],
      i * 9 - 6,
    );
  });
  return at(parts, place, turn);
}

const pots: Material[] = [chalk, clay, slate, moss, { ...chalk, color: '#cdbfa8' }];

/** One of a few ceramic pots. */
export function pot(place: Vec, seed = 0, size = 1): Part[] {
  const profiles: [number, number][][] = [
    [
      [5, 0],
      [8.6, 3],
      [9.8, 9],
      [8, 15],
      [4.2, 19],
      [3.4, 22],
      [4.2, 24],
      [3.6, 23.6],
      [3, 20],
    ],
    [
      [6, 0],
      [8.4, 1.5],
      [9, 8],
      [8.4, 14],
      [8.8, 15],
      [8.2, 14.6],
      [7.8, 8],
      [7, 2],
      [0.1, 1.6],
    ],
    [
      [4, 0],
      [6.4, 2],
      [7.2, 10],
      [6.6, 22],
      [4.6, 27],
      [4, 30],
      [4.4, 31],
      [3.8, 30.6],
      [3.4, 27],
    ],
  ];
  return at([turned([0, 0, 0], profiles[seed % 3]!, pots[seed % pots.length]!)], place, 0, size);
}

/** Plates in a pile, a jug and two beakers. */
export function crockery(place: Vec, seed = 0): Part[] {
  const color = pots[seed % pots.length]!;
  const cup = (x: number, z: number): Part =>
    turned(
      [x, 0, z],
      [
        [2.8, 0],
        [3.4, 0.8],
        [3.8, 7.6],
        [3.5, 7.6],
        [3, 1.4],
        [0.1, 1.2],
      ],
      color,
      { sides: 40 },
    );
  const plates = [0, 1, 2, 3].map((i) =>
    turned(
      [-9, i * 1.2, 0],
      [
        [5, 0],
        [6, 0.3],
        [9.4, 1.6],
        [9.2, 1.8],
        [5.4, 0.8],
        [0.1, 0.7],
      ],
      chalk,
    ),
  );
  return at(seed % 2 ? [cup(-4, -3), cup(5, 1), cup(13, -2)] : [...plates, cup(7, 2), cup(14, -3)], place);
}

/** A vase with long twigs and small leaves. */
export function vase(place: Vec, material: Material = chalk, size = 1, seed = 3, stems = 5): Part[] {
  const random = randomFrom(seed);
  const twigs = Array.from({ length: stems }, () => {
    const [lean, turn, tall] = [8 + random() * 20, random() * 6.28, 44 + random() * 26];
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
    const [turn, rise, size] = [random() * 6.28, (random() - 0.15) * 0.9, long * (0.7 + random() * 0.5)];
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
    const [turn, start, reach, rise] = [i * 2.4, 62 + i * 3.2, 22 + random() * 20, 18 + random() * 26];
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

/** A framed print; its back lies in the plane z = 0, its middle at the place. */
export function print([x, y, z]: Vec, w: number, h: number, tone = '#b0603f', seed = 0): Part[] {
  const frame = (x0: number, x1: number, y0: number, y1: number) =>
    box([x0, y0, 0], [x1, y1, 2.4], oak, { round: 0.2 });
  const [a, b] = [w / 2, h / 2];
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

/** A shallow bowl with pears. */
export function bowl(place: Vec, material: Material = moss): Part[] {
  const fruit = (x: number, z: number, tilt: number) =>
    placed(
      [
        turned(
          [0, 0, 0],
          [
            [0.4, 0],
            [3, 1],
            [3.7, 3.6],
            [2.9, 6.4],
            [1.6, 8.4],
            [0.9, 9.4],
            [0.1, 9.8],
          ],
          { kind: 'leaf', color: '#a79a4e' },
          { sides: 32 },
        ),
      ],
      { at: [x, 2.4, z], tilt },
    );
  return at(
    [
      turned(
        [0, 0, 0],
        [
          [5, 0],
          [5.4, 0.8],
          [10, 3.4],
          [14.4, 7.2],
          [14, 7.6],
          [9.6, 4.2],
          [0.1, 2],
        ],
        material,
      ),
      ...fruit(-4, 1, 24),
      ...fruit(4.4, -2, -30),
      ...fruit(1, 5, 8),
    ],
    place,
  );
}

/** A curtain of thin linen, hanging from `top` to the floor. */
export const curtain = (
  x: number,
  z: number,
  width: number,
  top = 250,
  material: Material = { kind: 'cloth', color: '#e7e0d3' },
): Part =>
  sheet(
    (u, v) => [
      x + u * width,
      top - v * (top - 1),
      z + 4 * Math.sin(u * width * 0.42) * (0.7 + 0.3 * v) + 1.4 * Math.sin(u * 31 + v),
    ],
    [120, 8],
    material,
    { thickness: 0.3 },
  );

/** The maintenance book in sage linen: one copy lying, one standing behind it. */
export function manual(): Part[] {
  const cover: Material = { kind: 'cloth', color: '#7b8468' };
  const copy = (): Part[] => [
    box([-9, 0, -12], [9, 0.5, 12], cover, { round: 0.2 }),
    box([-9, 2.9, -12], [9, 3.4, 12], cover, { round: 0.2 }),
    box([-9.4, 0, -12], [-8.8, 3.4, 12], cover, { round: 0.25 }),
    box([-8.8, 0.5, -11.5], [8.5, 2.9, 11.5], paper, { round: 0 }),
    box([-5.4, 3.4, -7], [5.4, 3.46, -2], paint('#efe6d4'), { round: 0 }),
    box([-3.8, 3.47, -5.4], [3.8, 3.5, -4.9], paint('#4a4a3c'), { round: 0 }),
    box([-2.6, 3.47, -4.2], [2.6, 3.5, -3.9], paint('#4a4a3c'), { round: 0 }),
    box([2, 1.4, 11], [2.6, 1.5, 16], paint('#a2603f'), { round: 0 }),
  ];
  return [...at(copy(), [2, 0, 8], 20), ...placed(copy(), { at: [-9, 12.1, -7], lean: 80, turn: -14 })];
}

/** A bottle with a label; `kind` decides between oil in brown glass and soap in cream. */
export function bottle(kind: 'oil' | 'soap'): Part[] {
  const body: Material =
    kind === 'oil'
      ? { kind: 'paint', color: '#5a2f12', rough: 0.06 }
      : { ...chalk, color: '#e9dfcc', rough: 0.3, speckle: 0 };
  const label = (r: number, y0: number, y1: number, color: string): Part =>
    turned(
      [0, 0, 0],
      [
        [r, y0],
        [r, y1],
      ],
      paint(color, 0.9),
      { open: true, soft: 1 },
    );
  return [
    turned(
      [0, 0, 0],
      [
        [3.4, 0],
        [3.9, 0.5],
        [4, 2],
        [4, 13],
        [3.6, 15],
        [2, 17],
        [1.5, 18.6],
        [1.5, 21],
        [1.7, 21.2],
        [1.7, 21.9],
        [0.1, 22],
      ],
      body,
      { soft: 3 },
    ),
    label(4.05, 3.4, 11.4, '#f0e8d8'),
    label(4.07, 8.8, 9.1, '#6b5b44'),
    label(4.07, 5.4, 5.7, '#6b5b44'),
    label(4.08, 6.4, 8.2, kind === 'oil' ? '#a2603f' : '#7b8468'),
    bar(
      [0, 21.6, 0],
      [0, 24.6, 0],
      1.25,
      1.5,
      kind === 'oil' ? paint('#222120', 0.4) : { kind: 'wood', color: '#c49a6b' },
    ),
  ];
}

/** A folded cotton cloth. */
export const foldedCloth = (
  place: Vec,
  material: Material,
  size: readonly [number, number] = [18, 13],
  layers = 4,
): Part[] =>
  at(
    Array.from({ length: layers }, (_, i) =>
      sheet(
        (u, v) => [
          (u - 0.5) * size[0] + Math.sin(v * 5 + i) * 0.15,
          0.5 + i * 0.95 + 0.18 * Math.sin(u * 7 + i * 2) * Math.sin(v * 5 + i),
          (v - 0.5) * size[1],
        ],
        [20, 16],
        material,
        { thickness: 0.85 },
      ),
    ),
    place,
    8,
  );

/** An open flat box with three pieces of wood and six swatches. */
export function sampleBox(woods: readonly Material[], cloths: readonly Material[]): Part[] {
  const card = paint('#b99a72', 0.9);
  const side = (a: Vec, b: Vec) => box(a, b, card, { round: 0.1 });
  return [
    side([-20, 0, -14], [20, 0.4, 14]),
    side([-20, 0, -14], [-19.6, 5, 14]),
    side([19.6, 0, -14], [20, 5, 14]),
    side([-20, 0, 13.6], [20, 5, 14]),
    side([-20, 0, -14], [20, 5, -13.6]),
    ...placed([side([-20, 0, -28], [20, 0.4, 0])], { at: [0, 5, -14], lean: 68 }),
    ...woods.flatMap((wood, i) =>
      at(
        [box([-5.4, 0.6, -3.4], [5.4, 2.4, 3.4], wood, { round: 0.3 })],
        [-12.5, 0.4, -8.6 + i * 8.4],
        i * 3 - 3,
      ),
    ),
    ...cloths.flatMap((material, i) =>
      foldedCloth([2.2 + (i % 2) * 10.6, 0.6, -8.6 + Math.floor(i / 2) * 8.4], material, [9, 7], 3),
    ),
  ];
}

/** Plate with knife, fork and napkin for a laid table. */
export const place = (at0: Vec, turn = 0): Part[] =>
  at(
    [
      turned(
        [0, 0, 0],
        [
          [7, 0],
          [8, 0.3],
          [13, 1.8],
          [12.8, 2],
          [7.4, 0.8],
          [0.1, 0.7],
        ],
        chalk,
      ),
      turned(
        [0, 1.2, 0],
        [
          [5, 0],
          [6, 0.3],
          [9.4, 1.4],
          [9.2, 1.6],
          [5.4, 0.8],
          [0.1, 0.7],
        ],
        moss,
      ),
      box([-17.4, 0, -9], [-16.4, 0.3, 10], brass, { round: 0.1 }),
      box([16.4, 0, -9], [17.6, 0.3, 10], brass, { round: 0.1 }),
      turned(
        [14, 0, -16],
        [
          [2.8, 0],
          [3.2, 0.6],
          [3.6, 9],
          [3.4, 9],
          [2.8, 1],
          [0.1, 0.8],
        ],
        { kind: 'glass', color: '#ffffff' },
        { sides: 32 },
      ),
    ],
    at0,
    turn,
  );

/** A candle in a low brass holder. */
export const candle = (place0: Vec, height = 20): Part[] =>
  at(
    [
      slab(outline(9, 9), 0, 0.8, brass),
      bar([0, 0.8, 0], [0, 2.4, 0], 1.4, 1.4, brass),
      bar([0, 1.4, 0], [0, height, 0], 1.05, 1.05, paper),
      turned(
        [0, height + 0.4, 0],
        [
          [0.1, 0],
          [0.5, 0.8],
          [0.1, 2.4],
        ],
        { kind: 'light', color: '#ffc06a', glow: 12 },
        { sides: 12 },
      ),
    ],
    place0,
  );
