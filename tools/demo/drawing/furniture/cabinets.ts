import type { Material, Part } from '../scene/part.ts';
import { bar, boards, box, rounded, slab, turned } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { ash, brass, cord, glass, oak, steel, walnut } from './materials.ts';
import { books } from './books.ts';
import { crockery, pot } from './table-ware.ts';
import { knob } from './tables.ts';

const up: Vec = [0, 1, 0];
const wide: Vec = [1, 0, 0];

/** A carcase without its front: sides, top, bottom and back, standing on `y`. */
function carcase(w: number, d: number, y: number, top: number, wood: Material): Part[] {
  return [
    box([-w / 2, y, -d / 2], [-w / 2 + 2.2, top - 2.2, d / 2], wood, { grain: up }),
    box([w / 2 - 2.2, y, -d / 2], [w / 2, top - 2.2, d / 2], wood, { grain: up }),
    box([-w / 2, top - 2.2, -d / 2], [w / 2, top, d / 2], wood, { grain: wide }),
    box([-w / 2 + 2.2, y, -d / 2], [w / 2 - 2.2, y + 2.2, d / 2], wood, { grain: wide }),
    box([-w / 2 + 2, y, -d / 2], [w / 2 - 2, top - 2, -d / 2 + 1], wood, { grain: up }),
  ];
}

const legs = (x: number, z: number, height: number, r: number, material: Material): Part[] =>
  [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => bar([a * x, 0, b * z], [a * x, height, b * z], r * 0.75, r, material)),
  );

/** A ribbed front: half-round staves side by side. */
export function ribbed(
  x0: number,
  x1: number,
  y0: number,
  y1: number,
  z: number,
  wood: Material,
  step = 2.4,
): Part[] {
  const count = Math.round((x1 - x0) / step);
  const width = (x1 - x0) / count;
  return Array.from({ length: count }, (_, i) => {
    const x = x0 + (i + 0.5) * width;
    return bar([x, y0, z], [x, y1, z], width * 0.48, width * 0.48, wood, 14);
  });
}

/** Loods: an open bookcase of uprights and shelves, filled with books and pots. */
export function bookcase(width = 200, height = 240, columns = 3, rows = 6, wood = oak): Part[] {
  const d = 17;
  const step = width / columns;
  const gap = (height - 6) / rows;
  const uprights = Array.from({ length: columns + 1 }, (_, i) => {
    const x = -width / 2 + i * step;
    const inside = i === 0 ? 0 : i === columns ? -2.2 : -1.1;
    return box([x + inside, 0, -d], [x + inside + 2.2, height, d], wood, { grain: up });
  });
  const shelves = Array.from({ length: rows + 1 }, (_, i) => {
    const y = 4 + i * gap;
    return Array.from({ length: columns }, (__, c) =>
      box([-width / 2 + c * step + 1, y - 2.2, -d + 1], [-width / 2 + (c + 1) * step - 1, y, d - 0.4], wood, {
        grain: wide,
      }),
    );
  }).flat();
  const things = Array.from({ length: rows * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    const column = i % columns;
    const x0 = -width / 2 + column * step + 4;
    return onShelf(x0, x0 + step - 9, 4 + row * gap, (i * 7 + row * 2) % 6, i);
  }).flat();
  return [
    ...uprights,
    ...shelves,
    box([-width / 2 + 2, 4, -d], [width / 2 - 2, height - 2, -d + 0.8], wood, { grain: up }),
    ...things,
  ];
}

function onShelf(x0: number, x1: number, y: number, style: number, seed: number): Part[] {
  if (style === 0) return books([x0, y, -4], x1 - x0 - 18, seed);
  if (style === 1) return [...books([x0 + 16, y, -4], x1 - x0 - 18, seed), ...pot([x0 + 7, y, 0], seed, 0.8)];
  if (style === 2) return [...pot([x0 + 14, y, 0], seed), ...pot([x1 - 14, y, -2], seed + 1, 0.7)];
  if (style === 3) return books([x0 + 2, y, -4], (x1 - x0) * 0.5, seed);
  if (style === 4) return [...crockery([(x0 + x1) / 2 - 8, y, 0])];
  return [...books([x0, y, -4], (x1 - x0) * 0.42, seed), ...pot([x1 - 12, y, 0], seed + 2, 0.9)];
}

/** Haven: ribbed doors at both sides, three drawers in the middle. */
export function sideboard(wood = walnut): Part[] {
  const drawers = [0, 1, 2].flatMap((i) => {
    const y = 18.8 + i * 17;
    return [
      box([-29, y, 21], [29, y + 16.4, 23.6], wood, { grain: wide, round: 0.2 }),
      ...knob([0, y + 8.2, 23.6]),
    ];
  });
  return [
    ...legs(80, 18, 17, 2.2, wood),
    ...carcase(180, 46, 16, 73, wood),
    box([-87, 18, 18], [87, 70, 20], wood, { grain: up }),
    ...drawers,
    ...ribbed(-87, -30, 18.6, 70.4, 21.6, wood),
    ...ribbed(30, 87, 18.6, 70.4, 21.6, wood),
    box([-30, 18, 18], [-29.2, 70.6, 23.4], wood),
    box([29.2, 18, 18], [30, 70.6, 23.4], wood),
  ];
}

/** Lijn: a shelf on two steel brackets; its back lies in the plane z = 0. */
export function wallShelf(wood = oak, width = 110): Part[] {
  const bracket = (x: number): Part[] => [
    box([x - 1.2, -14, 0], [x + 1.2, 0, 0.6], steel, { round: 0.1 }),
    bar([x, -13, 0.6], [x, -0.6, 20], 0.55, 0.55, steel, 12),
    box([x - 1.2, -0.7, 0], [x + 1.2, 0, 22], steel, { round: 0.1 }),
  ];
  return [
    box([-width / 2, 0, 0], [width / 2, 3, 24], wood, { round: 0.4 }),
    ...bracket(-width / 2 + 18),
    ...bracket(width / 2 - 18),
  ];
}

/** Ven: glass doors with glazing bars above two drawers, crockery inside. */
export function displayCabinet(wood = oak): Part[] {
  const door = (x0: number, x1: number): Part[] => [
    box([x0, 62, 18.4], [x0 + 4, 186, 20.4], wood, { grain: up }),
    box([x1 - 4, 62, 18.4], [x1, 186, 20.4], wood, { grain: up }),
    box([x0 + 4, 62, 18.4], [x1 - 4, 66, 20.4], wood, { grain: wide }),
    box([x0 + 4, 182, 18.4], [x1 - 4, 186, 20.4], wood, { grain: wide }),
    box([(x0 + x1) / 2 - 0.7, 66, 18.6], [(x0 + x1) / 2 + 0.7, 182, 20.2], wood, { grain: up }),
    ...[95, 124, 153].map((y) =>
      box([x0 + 4, y - 0.7, 18.7], [x1 - 4, y + 0.7, 20.1], wood, { grain: wide }),
    ),
    box([x0 + 4, 66, 19.2], [x1 - 4, 182, 19.5], glass, { round: 0 }),
  ];
  const drawer = (y: number): Part[] => [
    box([-47.4, y, 18.4], [47.4, y + 22, 20.6], wood, { grain: wide, round: 0.2 }),
    ...knob([-22, y + 11, 20.6]),
    ...knob([22, y + 11, 20.6]),
  ];
  const shelves = [60, 94, 124, 153];
  return [
    ...legs(44, 16, 14, 2, wood),
    ...carcase(100, 38, 12, 190, wood),
    ...shelves.map((y) => box([-47, y - 1.8, -17], [47, y, 17], wood, { grain: wide })),
    ...drawer(14.6),
    ...drawer(37.2),
    ...door(-47.6, -0.2),
    ...door(0.2, 47.6),
    ...knob([-3, 116, 20.4], brass, 0.7),
    ...knob([3, 116, 20.4], brass, 0.7),
    ...shelves.flatMap((y, i) => [...crockery([-22, y, 0], i), ...crockery([24, y, 0], i + 2)]),
  ];
}

/** Strand: two fluted doors and an open niche on a plinth. */
export function tvCabinet(wood = oak): Part[] {
  return [
    box([-84, 0, -17], [84, 6, 17], wood, { grain: wide }),
    ...carcase(180, 42, 6, 45, wood),
    box([-31, 8, -19], [-29, 43, 20.6], wood, { grain: up }),
    box([29, 8, -19], [31, 43, 20.6], wood, { grain: up }),
    box([-29, 25, -19], [29, 26.6, 19], wood, { grain: wide }),
    box([-88, 8, 17], [-31, 43, 19], wood, { grain: up }),
    box([31, 8, 17], [88, 43, 19], wood, { grain: up }),
    ...ribbed(-87.6, -31.2, 8.6, 42.6, 19.6, wood, 2),
    ...ribbed(31.2, 87.6, 8.6, 42.6, 19.6, wood, 2),
  ];
}

/** Geul: four drawers with finger grips on short legs. */
export function chest(wood = ash): Part[] {
  const drawers = [0, 1, 2, 3].flatMap((i) => {
    const y = 15 + i * 19.4;
    return [
      box([-42.4, y, 20.6], [-8, y + 18.8, 22.8], wood, { grain: wide, round: 0.2 }),
      box([8, y, 20.6], [42.4, y + 18.8, 22.8], wood, { grain: wide, round: 0.2 }),
      box([-8, y, 20.6], [8, y + 15.6, 22.8], wood, { grain: wide, round: 0.2 }),
    ];
  });
  return [
    ...legs(39, 18, 14, 2.1, wood),
    ...carcase(90, 44, 13, 95, wood),
    box([-43, 15, 17], [43, 93, 18.4], { ...wood, color: '#8a7454' }, { grain: wide }),
    ...drawers,
  ];
}

/** Stee: a wardrobe with two doors of woven cane. */
export function wardrobe(wood = oak): Part[] {
  const cane: Material = { ...cord, color: '#d2b98f', step: 0.011, axis: 0 };
  const door = (x0: number, x1: number): Part[] => [
    box([x0, 12, 28], [x0 + 6, 206, 30.4], wood, { grain: up }),
    box([x1 - 6, 12, 28], [x1, 206, 30.4], wood, { grain: up }),
    ...[12, 104, 199].map((y) => box([x0 + 6, y, 28], [x1 - 6, y + 7, 30.4], wood, { grain: wide })),
    box([x0 + 6, 19, 28.4], [x1 - 6, 199, 29.2], cane, { round: 0 }),
  ];
  return [
    ...legs(54, 24, 10, 2.4, wood),
    ...carcase(120, 58, 9, 210, wood),
    ...door(-57.6, -0.2),
    ...door(0.2, 57.6),
    bar([-3, 96, 32.4], [-3, 120, 32.4], 0.7, 0.7, brass),
    bar([3, 96, 32.4], [3, 120, 32.4], 0.7, 0.7, brass),
  ];
}

/** Want: a wall rail with six turned pegs; its back lies in the plane z = 0. */
export function coatRack(wood = oak): Part[] {
  return [
    box([-45, -5, 0], [45, 5, 2.2], wood, { round: 0.5 }),
    ...[-37.5, -22.5, -7.5, 7.5, 22.5, 37.5].map((x) => ({
      ...turned(
        [0, 0, 0],
        [
          [1, 0],
          [0.9, 4],
          [1, 6],
          [1.8, 7.4],
          [1.9, 8.4],
          [0.1, 9.2],
        ],
        wood,
        { sides: 24 },
      ),
      vertices: turned(
        [0, 0, 0],
        [
          [1, 0],
          [0.9, 4],
          [1, 6],
          [1.8, 7.4],
          [1.9, 8.4],
          [0.1, 9.2],
        ],
        wood,
        {
          sides: 24,
        },
      ).vertices.map(([a, y, b]): Vec => [x + a, b + y * 0.22, 2.2 + y]),
    })),
  ];
}

/** Schelp: a bedside table with round corners, an open niche above one drawer. */
export function bedsideTable(wood = oak): Part[] {
  const shape = rounded(45, 38, 8);
  const back = shape.map(([x, z]) => [x, Math.min(z, 15)] as const);
  return [
    ...legs(15, 12, 14, 1.7, wood),
    slab(back, 14, 16, wood, { round: 0.4 }),
    slab(rounded(44, 37, 8), 16, 30, wood, { round: 0.3 }),
    slab(rounded(45, 38, 8), 30.4, 32, wood, { round: 0.4 }),
    // Between the round corners, so that nothing sticks out behind them.
    box([-22.2, 32, -12.6], [-20.4, 48, 11], wood, { grain: up }),
    box([20.4, 32, -12.6], [22.2, 48, 11], wood, { grain: up }),
    box([-20.5, 32, -12.6], [20.5, 48, -11], wood, { grain: wide }),
    slab(shape, 48, 50, wood, { round: 0.6 }),
    ...knob([0, 23, 18.4]),
  ];
}

/** Planks on a wall for a workshop or shed. */
export const planks = (count: number, length: number, wood = oak): Part[] =>
  boards(count, [0, 0, 0], [length, 3, count * 18], wood);
