import { type Material, type Part, placed } from '../scene/part.ts';
import { cushion, pillow } from '../scene/cushion.ts';
import { bar, box, sheet } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { linen, oak, sage, white } from './materials.ts';
import { striped } from './textiles.ts';

/** Baai and Kalm: bed with mattress, duvet, pillows and a plaid at the foot. */
export function bed(headboard: 'slats' | 'soft', wood: Material = oak): Part[] {
  const w = 184;
  const l = 208;
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
