import { type Material, type Part, placed } from '../scene/part.ts';
import { cushion, pillow } from '../scene/cushion.ts';
import { bar, box, sheet } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { linen, oak, sage, white } from './materials.ts';
import { striped } from './textiles.ts';

type Headboard = 'slats' | 'soft';

/** Width and length of the frame in cm; the bed lies around the origin, with its head at the negative end. */
const WIDTH = 184;
const LENGTH = 208;
const HEAD = -LENGTH / 2;

/** Baai and Kalm: bed with mattress, duvet, pillows and a plaid at the foot. */
export function bed(headboard: Headboard, wood: Material = oak): Part[] {
  const coloured = headboard === 'slats' ? sage : linen;
  return [
    ...(headboard === 'slats' ? slatHeadboard(wood) : softHeadboard()),
    ...frame(wood),
    cushion([-WIDTH / 2 + 3, 26, HEAD + 2], [WIDTH / 2 - 3, 54, -HEAD - 3], white, { round: 5, puff: 0.6 }),
    duvet(),
    ...headPillow(-44, white, HEAD + 30, 56, 2),
    ...headPillow(44, white, HEAD + 30, 56, 3),
    ...headPillow(-42, coloured, HEAD + 46, 46, 4),
    ...headPillow(46, coloured, HEAD + 46, 46, 5),
    ...blanket(WIDTH, -HEAD),
  ];
}

function slatHeadboard(wood: Material): Part[] {
  return [
    bar([-WIDTH / 2 + 3, 0, HEAD], [-WIDTH / 2 + 3, 95, HEAD - 5], 2.4, 2.4, wood),
    bar([WIDTH / 2 - 3, 0, HEAD], [WIDTH / 2 - 3, 95, HEAD - 5], 2.4, 2.4, wood),
    box([-WIDTH / 2, 88, HEAD - 6.6], [WIDTH / 2, 95, HEAD - 3.4], wood, { round: 1.2 }),
    ...Array.from({ length: 21 }, (_, i) => {
      const x = -WIDTH / 2 + 10 + (i * (WIDTH - 20)) / 20;
      return bar([x, 30, HEAD - 2], [x, 90, HEAD - 5], 1, 1, wood, 14);
    }),
  ];
}

function softHeadboard(): Part[] {
  const padding = cushion([-WIDTH / 2 - 2, 0, -6], [WIDTH / 2 + 2, 82, 6], linen, {
    round: 6,
    puff: 1.6,
    seed: 4,
  });
  return placed([padding], { at: [0, 24, HEAD - 6], lean: -4 });
}

/** The legs, the two sides and the board at the foot. */
function frame(wood: Material): Part[] {
  const side = (x: number) => box([x - 2, 20, HEAD], [x + 2, 34, -HEAD], wood, { round: 1 });
  const legs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) => {
      const legX = x * (WIDTH / 2 - 8);
      const legZ = z * (LENGTH / 2 - 12);
      return bar([legX, 0, legZ], [legX, 21, legZ], 1.8, 2.6, wood);
    }),
  );
  const foot = box([-WIDTH / 2, 20, -HEAD - 2], [WIDTH / 2, 34, -HEAD + 2], wood, { round: 1 });
  return [...legs, side(-WIDTH / 2), side(WIDTH / 2), foot];
}

function duvet(): Part {
  return sheet(
    (u, v) => {
      const x = (u * 2 - 1) * (WIDTH / 2 + 6);
      const fall = Math.max(0, Math.abs(x) - WIDTH / 2 + 6);
      const z = HEAD + 62 + v * (LENGTH - 66);
      const foot = Math.max(0, v - 0.93) * 130;
      return [
        Math.sign(x) * Math.min(Math.abs(x), WIDTH / 2 - 1 + fall * 0.15),
        59 + softness(x, z) * (1 - Math.min(1, fall / 12)) - fall ** 1.25 * 0.9 - foot,
        z,
      ];
    },
    [80, 70],
    white,
    { thickness: 4 },
  );
}

/** A pillow that leans against the headboard, wider than it is high. */
function headPillow(x: number, cloth: Material, z: number, size: number, seed: number): Part[] {
  const wide = [pillow(size, 20, cloth, seed)].map((part) => ({
    ...part,
    vertices: part.vertices.map(([a, b, c]): Vec => [a * 1.32, b, c]),
  }));
  return placed(wide, { at: [x, 50, z], lean: -38 });
}

/** The uneven height of cloth that lies on a bed, in cm. */
function softness(x: number, z: number): number {
  return (
    1.6 * Math.sin(x * 0.06 + z * 0.045) +
    1.1 * Math.sin(x * 0.13 - z * 0.08 + 2) +
    0.7 * Math.sin(z * 0.21 + x * 0.05)
  );
}

/** A plaid across the foot of a bed. */
function blanket(w: number, foot: number): Part[] {
  return [
    sheet(
      (u, v) => {
        const x = (u * 2 - 1) * (w / 2 + 22);
        const fall = Math.max(0, Math.abs(x) - w / 2 + 2);
        const z = foot - 74 + v * 46;
        return [
          Math.sign(x) * Math.min(Math.abs(x), w / 2 + 2.4 + fall * 0.05),
          62.6 + softness(x, z) * (1 - Math.min(1, fall / 10)) - Math.max(0, fall - 2) * 1.1,
          z,
        ];
      },
      [90, 24],
      { ...striped, axis: 0, step: 0.16 },
      { thickness: 1.2 },
    ),
  ];
}
