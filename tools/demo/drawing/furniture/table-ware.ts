import { type Material, type Part, placed } from '../scene/part.ts';
import { bar, box, outline, slab, turned } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { brass, chalk, clay, moss, paper, slate } from './materials.ts';
import { at } from './at.ts';

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
