import { type Material, type Part, placed } from '../scene/part.ts';
import { cushion } from '../scene/cushion.ts';
import { bar, box, boards, outline, sheet, slab, tube } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { ash, blackAsh, cord, linen, oak, rust, sage, steel, walnut } from './materials.ts';

/** A rail bent around the sitter's back, from one side to the other. */
const arc = (half: number, y: number, z: number, bend: number, rise = 0): Vec[] =>
  Array.from({ length: 7 }, (_, i) => {
    const t = i / 3 - 1;
    return [t * half, y + rise * (1 - t * t), z - bend * (1 - t * t)] as Vec;
  });

/** Sluis: round frame, curved backrest, upholstered seat. */
export function diningChair(cloth: Material = sage, wood: Material = oak): Part[] {
  const backrest = sheet(
    (u, v) => {
      const t = u * 2 - 1;
      return [t * 21.5, 67 + v * 11 - 1.2 * t * t * (v - 0.3) * 2, -20.5 - 5.5 * (1 - t * t) - v * 1.6];
    },
    [24, 6],
    wood,
    { thickness: 2 },
  );
  return [
    tube(
      [
        [-20, 0, -23],
        [-19.5, 40, -19.5],
        [-20.4, 70, -21],
      ],
      (t) => 1.5 + 0.5 * Math.sin(t * 3.1),
      wood,
    ),
    tube(
      [
        [20, 0, -23],
        [19.5, 40, -19.5],
        [20.4, 70, -21],
      ],
      (t) => 1.5 + 0.5 * Math.sin(t * 3.1),
      wood,
    ),
    bar([-20.5, 0, 20.5], [-19.5, 45, 19.5], 1.3, 2, wood),
    bar([20.5, 0, 20.5], [19.5, 45, 19.5], 1.3, 2, wood),
    box([-19, 38.5, 18.4], [19, 43, 20.6], wood, { round: 0.8 }),
    box([-19, 38.5, -20.6], [19, 43, -18.4], wood, { round: 0.8 }),
    box([-20.6, 38.5, -19], [-18.4, 43, 19], wood, { round: 0.8 }),
    box([18.4, 38.5, -19], [20.6, 43, 19], wood, { round: 0.8 }),
    backrest,
    cushion([-22, 42.6, -21], [22, 47.6, 23], cloth, { round: 2.4, puff: 1.2 }),
  ];
}

/** Luwte: a walnut frame with broad flat arms and loose cushions. */
export function armchair(cloth: Material = rust, wood: Material = walnut): Part[] {
  const side = (s: number): Part[] => [
    bar([s * 37, 0, 33], [s * 37, 53, 31], 1.7, 2.2, wood),
    bar([s * 37, 0, -38], [s * 37, 56, -28], 1.7, 2.2, wood),
    sheet(
      (u, v) => [
        s * (33.4 + 7 * u + 0.8 * Math.sin(v * 3.1)),
        54.5 - 2.4 * (1 - v) + Math.sin(v * 3.14),
        -34 + v * 74,
      ],
      [6, 16],
      wood,
      {
        thickness: 2.2,
        grain: [0, 0, 1],
      },
    ),
    box([s * 37 - 1.4, 24, -32], [s * 37 + 1.4, 29, 32], wood, { round: 0.6 }),
  ];
  const back = placed([cushion([-32, 0, -9], [32, 50, 9], cloth, { round: 7, puff: 3, seed: 4 })], {
    at: [0, 36, -25],
    lean: -17,
  });
  return [
    ...side(-1),
    ...side(1),
    box([-36, 24, 28], [36, 29, 30.5], wood, { round: 0.6 }),
    box([-36, 24, -31], [36, 29, -28.5], wood, { round: 0.6 }),
    ...placed([box([-34, 0, -1], [34, 5, 1], wood), box([-34, 24, -1], [34, 29, 1], wood)], {
      at: [0, 38, -34],
      lean: -17,
    }),
    cushion([-33, 28, -30], [33, 43, 38], cloth, { round: 6, puff: 2.4, seed: 3 }),
    ...back,
  ];
}

/** A woven seat: cords over a frame, in four fields that meet on the diagonals. */
export function cordSeat(width: number, depth: number, y: number): Part[] {
  const field = (turn: number, w: number, d: number): Part[] =>
    placed(
      [
        sheet((u, v) => [(u * 2 - 1) * (w / 2) * v, y - 0.7 * (1 - v), (d / 2) * v], [12, 12], cord, {
          thickness: 1.6,
          grain: [1, 0, 0],
        }),
      ],
      { turn },
    );
  return [
    ...field(0, width, depth),
    ...field(180, width, depth),
    ...field(90, depth, width),
    ...field(270, depth, width),
    ...[-1, 1].flatMap((s) => [
      bar([-width / 2, y - 0.6, (s * depth) / 2], [width / 2, y - 0.6, (s * depth) / 2], 1.5, 1.5, cord),
      bar([(s * width) / 2, y - 0.6, -depth / 2], [(s * width) / 2, y - 0.6, depth / 2], 1.5, 1.5, cord),
    ]),
  ];
}

/** Paal: four round legs with rungs and a seat of paper cord. */
export function stool(wood: Material = ash): Part[] {
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => bar([x * 18, 0, z * 18], [x * 16.6, 47, z * 16.6], 1.5, 1.9, wood)),
  );
  const rungs = [14, 30].flatMap((y, i) =>
    [-1, 1].flatMap((s) => [
      bar([-17.4, y + i, s * 17.4], [17.4, y + i, s * 17.4], 0.9, 0.9, wood),
      bar([s * 17.4, y + 4 + i, -17.4], [s * 17.4, y + 4 + i, 17.4], 0.9, 0.9, wood),
    ]),
  );
  return [...legs, ...rungs, ...cordSeat(33, 33, 45)];
}

/** Kade: three planks on two panel legs. */
export function bench(length = 160, wood: Material = oak): Part[] {
  const panel = (x: number): Part =>
    box([x - 2, 0, -15], [x + 2, 42, 15], wood, { grain: [0, 1, 0], round: 0.5 });
  const x = length / 2 - 20;
  return [
    ...boards(3, [-length / 2, 42, -18], [length / 2, 46, 18], wood),
    panel(-x),
    panel(x),
    box([-x, 30, -1.6], [x, 38, 1.6], wood, { round: 0.4 }),
  ];
}

/** Pier: seven spindles under a bent rail, a saddle seat; black ash. */
export function spindleChair(wood: Material = blackAsh): Part[] {
  const seat = sheet(
    (u, v) => {
      const x = u * 2 - 1;
      const z = v * 2 - 1;
      const width = 21.5 - 1.6 * (1 - z) + 0.6 * z;
      return [
        x * width * (1 - 0.05 * z * z),
        45 - 1.5 * (1 - x * x) * (1 - 0.6 * z * z) + 0.4 * x * x,
        z * 20.5 * (1 - 0.06 * x * x),
      ];
    },
    [20, 20],
    wood,
    { thickness: 3, grain: [0, 0, 1] },
  );
  const spindles = Array.from({ length: 7 }, (_, i) => {
    const t = (i - 3) / 3;
    return bar(
      [t * 15, 45, -17.5],
      [t * 19, 79 + 1.6 * (1 - t * t), -23.4 - 5 * (1 - t * t)],
      0.75,
      0.6,
      wood,
      14,
    );
  });
  const leg = (x: number, z: number) => bar([x * 21, 0, z * 21], [x * 14, 44, z * 13], 1.1, 1.7, wood);
  return [
    seat,
    ...spindles,
    tube(arc(23, 79.4, -22, 6.5, 1.8), 1.5, wood, { flat: 1.5 }),
    leg(-1, -1),
    leg(1, -1),
    leg(-1, 1),
    leg(1, 1),
    bar([-18.4, 17, -17.8], [-18.4, 17, 17.8], 0.8, 0.8, wood),
    bar([18.4, 17, -17.8], [18.4, 17, 17.8], 0.8, 0.8, wood),
    bar([-18.4, 17, 0], [18.4, 17, 0], 0.8, 0.8, wood),
  ];
}

/** Kwelder: a shell upholstered all round, on oak legs. */
export function shellChair(cloth: Material = linen, wood: Material = oak): Part[] {
  const shell = sheet(
    (u, v) => {
      const a = (u * 2 - 1) * 1.95;
      const s = Math.sin(a);
      const c = Math.cos(a);
      const flare = 1 + 0.1 * v;
      const height = 40 + v * (22 + 16 * Math.max(0, c) ** 1.3 + 2 * Math.min(0, c));
      return [s * 27.5 * flare, height, -c * 25.5 * flare - 4.5 * v * Math.max(0, c) + 2];
    },
    [48, 14],
    cloth,
    { thickness: 6, grain: [1, 0, 0] },
  );
  const seat = cushion([-24.5, 38, -23], [24.5, 47.5, 26], cloth, { round: 4.5, puff: 2, seed: 6 });
  // The corners at the back are rounded, or they would stick out of the round shell.
  const within = ([x, y, z]: Vec): Vec => {
    const behind = Math.min(0, z - 2);
    const k = Math.min(1, 0.95 / Math.hypot(x / 27.5, behind / 25.5));
    return [x * k, y, z - behind + behind * k];
  };
  const leg = (x: number, z: number) => bar([x * 21.5, 0, z * 21], [x * 18, 42, z * 17], 1.3, 2.1, wood);
  return [
    shell,
    { ...seat, vertices: seat.vertices.map(within) },
    leg(-1, -1),
    leg(1, -1),
    leg(-1, 1),
    leg(1, 1),
  ];
}

/** Steven: a round seat on four splayed legs with a steel foot ring. */
export function barStool(wood: Material = oak): Part[] {
  const ring = Array.from({ length: 12 }, (_, i): Vec => {
    const a = (i / 12) * 2 * Math.PI;
    return [Math.cos(a) * 18.6, 25, Math.sin(a) * 18.6];
  });
  return [
    slab(outline(36, 36), 71.5, 75, wood, { round: 1.2 }),
    ...[45, 135, 225, 315].map((angle) => {
      const a = (angle * Math.PI) / 180;
      return bar(
        [Math.cos(a) * 22, 0, Math.sin(a) * 22],
        [Math.cos(a) * 12, 72, Math.sin(a) * 12],
        1.2,
        1.9,
        wood,
      );
    }),
    tube(ring, 0.7, steel, { closed: true }),
  ];
}
