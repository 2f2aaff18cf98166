import type { Material, Part } from '../scene/part.ts';
import { bar, boards, box, outline, rounded, slab, turned } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { blackAsh, brass, oak, steel, walnut } from './materials.ts';

const corners = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;

/** Four legs that lean outwards: thick at the top, thin at the floor. */
export function slantedLegs(
  [x0, z0]: readonly [number, number],
  spread: number,
  top: number,
  [r0, r1]: readonly [number, number],
  wood: Material,
): Part[] {
  return corners.map(([x, z]) =>
    bar([x * (x0 + spread), 0, z * (z0 + spread * 0.7)], [x * x0, top, z * z0], r0, r1, wood),
  );
}

/** Duin: five planks with soft corners on slanted legs, the apron far back. */
export function diningTable(width = 200, depth = 95, wood = oak): Part[] {
  const planks = 5;
  const step = depth / planks;
  const r = 5;
  const top = Array.from({ length: planks }, (_, i) => {
    const z0 = -depth / 2 + i * step;
    if (i > 0 && i < planks - 1)
      return box([-width / 2, 71.4, z0], [width / 2, 75, z0 + step], wood, { round: 0.12, grain: [1, 0, 0] });
    const side = i === 0 ? -1 : 1;
    const shape = rounded(width, step * 2, r).map(([x, z]) => [x, z * side] as const);
    const kept = shape.map(([x, z]) => [x, z * side < 0 ? 0 : z] as const);
    return slab(kept, 71.4, 75, wood, { round: 0.3, at: [0, side * (depth / 2 - step)] });
  });
  const ax = width / 2 - 30;
  const az = depth / 2 - 18;
  return [
    ...top,
    ...slantedLegs([width / 2 - 22, depth / 2 - 15], 11, 71.4, [1.7, 3.1], wood),
    box([-ax, 64, az - 2], [ax, 71.4, az], wood),
    box([-ax, 64, -az], [ax, 71.4, -az + 2], wood),
    box([-ax, 64, -az], [-ax + 2, 71.4, az], wood),
    box([ax - 2, 64, -az], [ax, 71.4, az], wood),
  ];
}

/** Kiezel: a round top on three turned legs, a smaller shelf between them. */
export function coffeeTable(wood = walnut): Part[] {
  const feet = [90, 210, 330].map((angle) => {
    const a = (angle * Math.PI) / 180;
    return turned(
      [Math.cos(a) * 33, 0, Math.sin(a) * 33],
      [
        [1.6, 0],
        [2, 3],
        [2.9, 13],
        [3, 17],
        [2.5, 28],
        [3.2, 36.4],
      ],
      wood,
      { sides: 32 },
    );
  });
  return [
    slab(outline(68, 68), 13, 15, wood, { round: 0.6 }),
    ...feet,
    slab(outline(92, 92, 2, 120), 36.4, 40, wood, { round: 1.2 }),
  ];
}

/** Eb: an oak tray on one steel column; its foot is thicker than a rug. */
export function sideTable(wood = oak): Part[] {
  return [
    slab(outline(30, 30), 0, 2.3, steel),
    bar([0, 1, 0], [0, 49, 0], 1.1, 1.1, steel),
    slab(outline(18, 18), 48.4, 49.2, steel),
    slab(outline(42, 42, 2, 96), 49.2, 52, wood, { round: 0.7 }),
  ];
}

/** Werf: a desk with two flat drawers under its top. */
export function desk(wood = oak): Part[] {
  const front = (x0: number, x1: number): Part[] => [
    box([x0, 62.3, 29], [x1, 70.4, 31], wood, { grain: [1, 0, 0], round: 0.2 }),
    ...knob([(x0 + x1) / 2, 66.4, 31], steel),
  ];
  return [
    ...slantedLegs([64, 26], 7, 61.5, [1.5, 2.7], wood),
    box([-68, 61.5, -29], [68, 71, 29.6], wood, { grain: [1, 0, 0] }),
    ...front(-66.5, -0.4),
    ...front(0.4, 66.5),
    ...boards(4, [-72, 71, -34], [72, 74, 34], wood),
  ];
}

/** A small turned knob on a front, facing the viewer. */
export function knob([x, y, z]: Vec, material: Material = brass, size = 1): Part[] {
  return [
    bar([x, y, z], [x, y, z + 1.6 * size], 0.5 * size, 0.6 * size, material),
    bar([x, y, z + 1.6 * size], [x, y, z + 2.6 * size], 1.3 * size, 1.1 * size, material),
  ];
}

/** Wad: a round top with a bevelled edge on a fluted drum. */
export function drumTable(wood = oak): Part[] {
  return [
    turned(
      [0, 0, 0],
      [
        [27, 0],
        [27, 2],
      ],
      wood,
      { soft: 1 },
    ),
    turned(
      [0, 0, 0],
      [
        [26, 2],
        [23.5, 36],
        [26, 70],
      ],
      wood,
      { flutes: 34, depth: 1.5, soft: 8 },
    ),
    {
      ...turned(
        [0, 0, 0],
        [
          [57, 71],
          [64.6, 73.4],
          [65, 74],
          [64.8, 74.8],
          [64, 75],
          [0.1, 75],
        ],
        wood,
        { sides: 160, soft: 1 },
      ),
      grain: [1, 0, 0],
    },
  ];
}

/** Brink: a black Danish oval on two A-shaped trestles. */
export function ovalTable(wood = blackAsh): Part[] {
  const trestle = (x: number): Part[] => [
    bar([x, 0, 36], [x, 71, 7], 1.7, 2.6, wood),
    bar([x, 0, -36], [x, 71, -7], 1.7, 2.6, wood),
    box([x - 1.6, 20, -27], [x + 1.6, 25, 27], wood, { round: 0.6 }),
    box([x - 3, 69.5, -34], [x + 3, 71.8, 34], wood, { round: 0.6 }),
  ];
  return [
    ...trestle(-66),
    ...trestle(66),
    box([-66, 20.8, -1.6], [66, 24.6, 1.6], wood),
    slab(outline(240, 110, 2.7, 160), 71.8, 75, wood, { round: 1.2 }),
  ];
}

/** Tij: square to the corners, round legs, the seam of the leaf in the middle. */
export function extendingTable(wood = oak, open = 0): Part[] {
  const w = 160 + open;
  const d = 90;
  const half = (side: number): Part[] =>
    boards(
      5,
      [side < 0 ? -w / 2 : open / 2 + 0.15, 72, -d / 2],
      [side < 0 ? -open / 2 - 0.15 : w / 2, 75, d / 2],
      wood,
    );
  const leaf = open ? boards(5, [-open / 2, 72, -d / 2], [open / 2, 75, d / 2], wood) : [];
  return [
    ...half(-1),
    ...half(1),
    ...leaf,
    ...corners.map(([x, z]) =>
      bar([x * (w / 2 - 5), 0, z * (d / 2 - 5)], [x * (w / 2 - 5), 72, z * (d / 2 - 5)], 2.6, 3.6, wood),
    ),
    box([-w / 2 + 5, 64, d / 2 - 6.6], [w / 2 - 5, 72, d / 2 - 4.4], wood),
    box([-w / 2 + 5, 64, -d / 2 + 4.4], [w / 2 - 5, 72, -d / 2 + 6.6], wood),
    box([w / 2 - 6.4, 64, -d / 2 + 5], [w / 2 - 4.2, 72, d / 2 - 5], wood),
    box([-w / 2 + 4.2, 64, -d / 2 + 5], [-w / 2 + 6.4, 72, d / 2 - 5], wood),
  ];
}

/** Schol: a long low top with round ends and a slatted shelf. */
export function lowTable(wood = oak): Part[] {
  const slats = Array.from({ length: 9 }, (_, i) => {
    const z = -20 + i * 4.7;
    return box([-44, 13, z], [44, 14.6, z + 2.8], wood, { round: 0.3 });
  });
  return [
    slab(rounded(120, 60, 29.5, 24), 33, 36, wood, { round: 1 }),
    ...corners.map(([x, z]) => bar([x * 42, 0, z * 21], [x * 42, 33, z * 21], 1.8, 2.3, wood)),
    ...slats,
    bar([-42, 12, -21], [-42, 12, 21], 1.1, 1.1, wood),
    bar([42, 12, -21], [42, 12, 21], 1.1, 1.1, wood),
  ];
}

/** Golf: one of two nesting tables, half round at one end, on panel legs. */
export function nestingTable(width: number, depth: number, height: number, wood = walnut): Part[] {
  const r = depth / 2;
  const shape = rounded(width, depth, r - 0.1, 24).map(([x, z]) =>
    x > 0
      ? ([x, z] as const)
      : ([
          Math.max(x, -width / 2 + r * 0.1) < -width / 2 + r ? -width / 2 + (x + width / 2) * 0.12 : x,
          z,
        ] as const),
  );
  const panel = (x: number): Part =>
    box([x - 1.2, 0, -depth / 2 + 5], [x + 1.2, height - 2.6, depth / 2 - 5], wood, {
      grain: [0, 1, 0],
      round: 0.5,
    });
  return [
    slab(shape, height - 2.6, height, wood, { round: 0.8 }),
    panel(-width / 2 + 5),
    panel(width / 2 - 13),
  ];
}

/** Steiger: a narrow console with two drawers. */
export function consoleTable(wood = oak): Part[] {
  return [
    ...corners.map(([x, z]) => bar([x * 66, 0, z * 12.5], [x * 66, 70, z * 12.5], 1.3, 1.9, wood)),
    box([-68, 69, -14.5], [68, 79.4, 14.4], wood, { grain: [1, 0, 0] }),
    box([-66, 70, 14], [-0.4, 78.6, 15.4], wood, { grain: [1, 0, 0] }),
    box([0.4, 70, 14], [66, 78.6, 15.4], wood, { grain: [1, 0, 0] }),
    ...knob([-33, 74.4, 15.4]),
    ...knob([33, 74.4, 15.4]),
    ...boards(2, [-70, 79.4, -16], [70, 82, 16], wood),
  ];
}
