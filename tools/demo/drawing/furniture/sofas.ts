import { type Material, type Part, placed } from '../scene/part.ts';
import { cushion, pillow } from '../scene/cushion.ts';
import { bar, box, outline, slab, turned } from '../scene/shapes.ts';
import { boucle, ink, linen, oak, sage, sand, terracotta, white } from './materials.ts';

const feet = (x: number, z: number, height: number, wood: Material): Part[] =>
  [-1, 1].flatMap((a) => [-1, 1].map((b) => bar([a * x, 0, b * z], [a * x, height, b * z], 1.5, 2.4, wood)));

/** A scatter cushion that leans against a back. */
export const scatter = (
  x: number,
  y: number,
  z: number,
  cloth: Material,
  size = 48,
  seed = 1,
  tilt = 0,
): Part[] => placed([pillow(size, 17, cloth, seed)], { at: [x, y, z], lean: -16, tilt });

/** Dijk: three seats, soft round arms, two deep seat cushions. */
export function sofa(cloth: Material = linen, wood: Material = oak): Part[] {
  const arm = (s: number) =>
    cushion([s < 0 ? -112 : 92, 12, -44], [s < 0 ? -92 : 112, 60, 46], cloth, {
      round: 9.5,
      puff: 1,
      seed: 5 + s,
    });
  const back = (x0: number, x1: number, seed: number): Part[] =>
    placed([cushion([x0, 0, -10], [x1, 42, 10], cloth, { round: 8, puff: 3.4, seed, wave: 0.6 })], {
      at: [0, 40, -24],
      lean: -11,
    });
  return [
    ...feet(100, 38, 13, wood),
    cushion([-110, 12, -44], [110, 30, 45], cloth, { round: 4, puff: 0.4 }),
    cushion([-110, 14, -46], [110, 66, -28], cloth, { round: 8, puff: 1, seed: 9 }),
    arm(-1),
    arm(1),
    cushion([-92.5, 28, -30], [-0.2, 46, 48], cloth, { round: 6, puff: 2, seed: 2, wave: 0.6 }),
    cushion([0.2, 28, -30], [92.5, 46, 48], cloth, { round: 6, puff: 2, seed: 3, wave: 0.6 }),
    ...back(-92, -0.5, 11),
    ...back(0.5, 92, 12),
  ];
}

/** Slenk: two seats in a visible frame with spindled sides. */
export function framedSofa(cloth: Material = ink, wood: Material = oak): Part[] {
  const side = (s: number): Part[] => [
    bar([s * 79, 0, 36], [s * 79, 58, 34], 1.7, 2.2, wood),
    bar([s * 79, 0, -38], [s * 79, 62, -34], 1.7, 2.2, wood),
    box([s * 79 - 2.6, 57, -38], [s * 79 + 2.6, 59.6, 40], wood, { round: 1.1 }),
    box([s * 79 - 1.4, 24, -35], [s * 79 + 1.4, 29, 35], wood, { round: 0.6 }),
    ...Array.from({ length: 9 }, (_, i) =>
      bar([s * 79, 28, -28 + i * 7], [s * 79, 57.4, -28 + i * 7], 0.75, 0.75, wood, 12),
    ),
  ];
  const back = (x0: number, x1: number, seed: number): Part[] =>
    placed([cushion([x0, 0, -8], [x1, 44, 8], cloth, { round: 6, puff: 3, seed })], {
      at: [0, 40, -24],
      lean: -13,
    });
  return [
    ...side(-1),
    ...side(1),
    box([-78, 24, 32], [78, 29, 34.6], wood, { round: 0.6 }),
    box([-78, 24, -34.6], [78, 29, -32], wood, { round: 0.6 }),
    box([-78, 60, -37], [78, 64, -34.6], wood, { round: 0.6 }),
    cushion([-75, 28.4, -32], [-0.3, 44, 36], cloth, { round: 5, puff: 2, seed: 2 }),
    cushion([0.3, 28.4, -32], [75, 44, 36], cloth, { round: 5, puff: 2, seed: 3 }),
    ...back(-74, -0.5, 7),
    ...back(0.5, 74, 8),
  ];
}

/** Polder: low modules around a corner, a chaise at the right. */
export function cornerSofa(cloth: Material = sage): Part[] {
  const block = (
    x0: number,
    x1: number,
    z0: number,
    z1: number,
    y0: number,
    y1: number,
    seed: number,
    round = 7,
  ) => cushion([x0, y0, z0], [x1, y1, z1], cloth, { round, puff: 1.8, seed, wave: 0.5 });
  return [
    box([-140, 0, -42], [140, 6, 40], sand, { round: 0.4 }),
    box([48, 0, 38], [140, 6, 106], sand, { round: 0.4 }),
    block(-145, 145, -47, -24, 5, 68, 1),
    block(-145, -122, -46, 46, 5, 56, 2),
    block(-123, -37, -25, 46, 5, 40, 3, 8),
    block(-37, 49, -25, 46, 5, 40, 4, 8),
    block(49, 145, -25, 112, 5, 40, 5, 8),
    ...placed([block(-41, 41, -9, 9, 0, 40, 6)], { at: [-80, 37, -21], lean: -14 }),
    ...placed([block(-41, 41, -9, 9, 0, 40, 7)], { at: [6, 37, -21], lean: -14 }),
    ...placed([block(-45, 45, -9, 9, 0, 40, 8)], { at: [96, 37, -21], lean: -14 }),
  ];
}

/** Vlonder: a slatted base, one thick cushion and a bolster. */
export function daybed(cloth: Material = terracotta, wood: Material = oak): Part[] {
  const slats = Array.from({ length: 17 }, (_, i) =>
    box([-96 + i * 11.6, 22, -39], [-90 + i * 11.6, 24.4, 39], wood),
  );
  return [
    ...feet(88, 34, 19, wood),
    box([-100, 18, 38], [100, 24.6, 42], wood, { round: 0.8 }),
    box([-100, 18, -42], [100, 24.6, -38], wood, { round: 0.8 }),
    box([-100, 18, -38], [-96, 24.6, 38], wood, { round: 0.8 }),
    box([96, 18, -38], [100, 24.6, 38], wood, { round: 0.8 }),
    ...slats,
    cushion([-98, 24.4, -41], [98, 40, 41], cloth, { round: 4, puff: 1.6, seed: 3 }),
    ...placed(
      [
        turned(
          [0, 0, 0],
          [
            [0.5, -39],
            [8, -38.6],
            [10.2, -36],
            [10.8, 0],
            [10.2, 36],
            [8, 38.6],
            [0.5, 39],
          ],
          cloth,
        ),
      ],
      { lean: 90, at: [-84, 51, 0] },
    ),
  ];
}

/** Bolder: a round pouf in boucle on a thin oak ring. */
export function pouf(cloth: Material = boucle, wood: Material = oak): Part[] {
  return [
    slab(outline(46, 46), 0, 4, wood, { round: 0.5 }),
    turned(
      [0, 0, 0],
      [
        [22, 4],
        [26.4, 7],
        [27.6, 13],
        [27.8, 24],
        [27.4, 34],
        [25.6, 39.6],
        [20, 42],
        [10, 42.6],
        [0.1, 42.7],
      ],
      cloth,
      { sides: 96 },
    ),
  ];
}

/** Two or three scatter cushions for a sofa whose seat is at `y`. */
export const scatters = (
  x: number,
  y: number,
  z: number,
  cloths: readonly Material[] = [terracotta, white],
): Part[] =>
  cloths.flatMap((cloth, i) => scatter(x + i * 26, y, z + i * 5, cloth, 46 - i * 5, i + 2, i ? -4 : 3));
