import type { Part } from '../scene/part.ts';
import { bar, box, outline, slab, woodLook } from '../scene/shapes.ts';
import { oak, steel, walnut } from './materials.ts';

const legLook = (color: string) => ({ color, darkTop: 0.45 });

/** Dining table with splayed round legs; sizes in centimetres. */
export function diningTable(width = 200, depth = 92, color = oak): Part[] {
  const y = 71;
  const foot = (x: number, z: number) =>
    bar(
      [x * (width / 2 - 9), 0, z * (depth / 2 - 8)],
      [x * (width / 2 - 20), y, z * (depth / 2 - 15)],
      1.9,
      3.6,
      legLook(color),
    );
  return [
    foot(-1, -1),
    foot(1, -1),
    foot(-1, 1),
    foot(1, 1),
    box([-width / 2 + 22, y - 8, -depth / 2 + 15], [width / 2 - 22, y, -depth / 2 + 17.5], {
      ...woodLook(color, 5),
      darkTop: 0.4,
    }),
    box([-width / 2 + 22, y - 8, depth / 2 - 17.5], [width / 2 - 22, y, depth / 2 - 15], {
      ...woodLook(color, 6),
      darkTop: 0.5,
    }),
    slab(outline(width, depth, 14, 80), y, y + 3.6, woodLook(color, 3, 5)),
  ];
}

/** Low round table on three legs, with a second top below it. */
export function coffeeTable(color = walnut): Part[] {
  const feet = [90, 210, 330].map((angle) => {
    const a = (angle * Math.PI) / 180;
    return bar(
      [Math.cos(a) * 36, 0, Math.sin(a) * 36],
      [Math.cos(a) * 31, 37, Math.sin(a) * 31],
      2,
      3,
      legLook(color),
    );
  });
  return [
    slab(outline(62, 62, 2, 72), 13, 15, woodLook(color, 12)),
    ...feet,
    slab(outline(92, 92, 2, 96), 37, 40.5, woodLook(color, 11)),
  ];
}

/** Small side table: a turned foot plate, one stem, a tray with a rim. */
export function sideTable(color = steel, top = oak): Part[] {
  return [
    slab(outline(30, 30, 2, 48), 0, 1.4, { color }),
    bar([0, 1.4, 0], [0, 50, 0], 1.3, 1.3, { color, gloss: 0.4, darkTop: 0.4 }),
    slab(outline(42, 42, 2, 72), 50, 52.4, woodLook(top, 21)),
  ];
}

/** Desk with two drawers, tapered legs and a cable tray. */
export function desk(color = oak): Part[] {
  const leg = (x: number, z: number) =>
    bar([x * 66, 0, z * 29], [x * 62, 60, z * 26], 1.6, 2.9, legLook(color));
  return [
    leg(-1, -1),
    leg(1, -1),
    leg(-1, 1),
    leg(1, 1),
    box([-66, 60, -30], [66, 71, 30], { ...woodLook(color, 31), darkTop: 0.25 }),
    box([-63, 61.5, 30], [-1, 69.5, 30.8], woodLook(color, 33)),
    box([1, 61.5, 30], [63, 69.5, 30.8], woodLook(color, 36)),
    bar([-32, 65.5, 30.8], [-32, 65.5, 32.6], 1.2, 1.2, { color: steel }, false),
    bar([32, 65.5, 30.8], [32, 65.5, 32.6], 1.2, 1.2, { color: steel }, false),
    box([-72, 71, -34], [72, 74, 34], woodLook(color, 35, 3)),
  ];
}
