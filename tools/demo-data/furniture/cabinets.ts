import type { Part } from '../scene/part.ts';
import { bar, box, type Look, outline, slab, woodLook } from '../scene/shapes.ts';
import { brass, chalk, clay, moss, oak, rust, sand, slate, steel, walnut } from './materials.ts';

/** Open bookcase with books and pots; sizes in centimetres. */
export function bookcase(width = 120, height = 200, shelves = 5, color = oak): Part[] {
  const d = 17;
  const w = width / 2;
  const gap = (height - 8) / shelves;
  const boards = Array.from({ length: shelves + 1 }, (_, i) =>
    box([-w + 2.4, 5 + i * gap, -d + 1], [w - 2.4, 7.4 + i * gap, d], {
      ...woodLook(color, 60 + i),
      darkTop: 0,
    }),
  );
  return [
    box([-w, 0, -d], [-w + 2.4, height, d], woodLook(color, 71)),
    box([w - 2.4, 0, -d], [w, height, d], woodLook(color, 72)),
    box([-w + 2.4, 5, -d], [w - 2.4, height, -d + 1], { color: '#b08d62', darkTop: 0.2 }, false),
    box([-1.1, 7.4, -d + 1], [1.1, 5 + gap * Math.ceil(shelves / 2), d - 1], woodLook(color, 73)),
    ...boards,
    ...Array.from({ length: shelves }, (_, i) => onShelf(i, -w + 4, w - 4, 7.4 + i * gap, d)).flat(),
  ];
}

const spines = [moss, rust, slate, sand, chalk, '#8b6f5a', '#c9b38f', '#46534b', clay];

function onShelf(row: number, x0: number, x1: number, y: number, d: number): Part[] {
  const parts: Part[] = [];
  const halves: [number, number][] =
    row < 3
      ? [
          [x0, -2],
          [2, x1],
        ]
      : [[x0, x1]];
  halves.forEach(([from, to], half) => {
    const style = (row * 2 + half) % 4;
    if (style === 0) parts.push(...books(from + 1, Math.min(to - 3, from + 24), y, d, row + half * 3));
    if (style === 1) parts.push(...pot(to - 15, y, d - 15, [slate, chalk, clay][row % 3]!));
    if (style === 2) parts.push(...books(to - 22, to - 1, y, d, row + 5), ...pot(from + 13, y, d - 15, clay));
    if (style === 3)
      parts.push(
        box([from + 6, y, -d + 5], [Math.min(to - 6, from + 32), y + 3, d - 6], { color: chalk }),
        box([from + 8, y + 3, -d + 6], [Math.min(to - 9, from + 30), y + 6, d - 7], { color: moss }),
      );
  });
  return parts;
}

function books(from: number, to: number, y: number, d: number, seed: number): Part[] {
  const parts: Part[] = [];
  let x = from;
  for (let i = 0; x < to - 3; i++) {
    const thick = 2.4 + ((seed * 13 + i * 7) % 5) * 0.55;
    const tall = 19 + ((seed * 5 + i * 11) % 6) * 1.6;
    parts.push(
      box([x, y, -d + 6], [x + thick, y + tall, d - 7], {
        color: spines[(seed * 3 + i * 2) % spines.length]!,
      }),
    );
    x += thick + 0.15;
  }
  return parts;
}

function pot(x: number, y: number, z: number, color: string): Part[] {
  return [
    bar([x, y, z], [x, y + 13, z], 6.5, 8.5, { color, gloss: 0.2 }),
    bar([x, y + 13, z], [x, y + 17, z], 8.5, 4.4, { color, gloss: 0.2 }),
  ];
}

/** Sideboard with slatted doors on a slender frame. */
export function sideboard(color = walnut): Part[] {
  const slat = (x: number): Part =>
    box([x, 23, 22], [x + 2.5, 67, 23.2], { ...woodLook(color, Math.round(x) + 300), darkTop: 0.18 });
  const slats = Array.from({ length: 25 }, (_, i) => slat(-85 + i * 3.6)).concat([]);
  const foot = (x: number, z: number) =>
    bar([x * 78, 0, z * 17], [x * 78, 18, z * 17], 1.5, 1.9, { color: steel, darkTop: 0.4 });
  return [
    foot(-1, -1),
    foot(1, -1),
    foot(-1, 1),
    foot(1, 1),
    box([-88, 18, -22], [88, 70, 22], { ...woodLook(color, 81), darkTop: 0.22 }),
    ...slats,
    ...[0, 1, 2].map((i) => box([6.5, 23 + i * 15, 22], [85, 36.6 + i * 15, 23.2], woodLook(color, 91 + i))),
    ...[0, 1, 2].map((i) =>
      bar([46, 30 + i * 15, 23.2], [46, 30 + i * 15, 25.4], 1.3, 1.3, { color: brass, gloss: 0.5 }, false),
    ),
    box([-90, 70, -24], [90, 72.6, 24], woodLook(color, 82, 2)),
  ];
}

/** Wall shelf on two brackets; hangs at height `y`. */
export function wallShelf(width = 110, y = 60, color = oak): Part[] {
  const bracket = (x: number): Part[] => [
    box([x - 1, y - 13, -12], [x + 1, y, -11], { color: steel }),
    bar([x, y - 12, -11.4], [x, y - 0.6, 9], 0.7, 0.7, { color: steel }),
  ];
  return [
    ...bracket(-width / 2 + 18),
    ...bracket(width / 2 - 18),
    box([-width / 2, y, -12], [width / 2, y + 3, 12], woodLook(color, 101, 2)),
  ];
}

/** A pile of plates, two beakers and a jug, to stand on a shelf or table at height `y`. */
export function tableware(x: number, y: number, z: number): Part[] {
  const at = (dx: number, r0: number, r1: number, h: number, color: string, dz = 0): Part =>
    bar([x + dx, y, z + dz], [x + dx, y + h, z + dz], r0, r1, { color, gloss: 0.2 }, false, 28);
  return [
    at(0, 5, 8.4, 2.4, chalk),
    at(17, 3.2, 3.8, 8, clay),
    at(25, 3.2, 3.8, 8, slate, 3),
    at(-17, 5.5, 4, 15, sand),
  ];
}

export const rug = (
  width: number,
  depth: number,
  look: Look = { color: '#e4d7c2', finish: { kind: 'weave', step: 3 } },
): Part => slab(outline(width, depth, 30, 48), 0, 0.8, look, false);
