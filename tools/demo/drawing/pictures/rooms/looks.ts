import { cord, linen, oak, sage } from '../../furniture/materials.ts';
import { diningChair } from '../../furniture/seats.ts';
import { diningTable } from '../../furniture/tables.ts';
import { type Part, placed } from '../../scene/part.ts';
import type { Scene } from '../../scene/scene.ts';
import { box, tube } from '../../scene/shapes.ts';
import type { Vec } from '../../scene/vector.ts';
import { detail, type RoomLook } from '../sets.ts';
import { around } from '../around.ts';

export const wide: RoomLook = { width: 1500, height: 1000 };

export const category: RoomLook = { width: 1200, height: 900 };

/** A table top that fills the lower half of the picture, to lay small things on. */
const worktop = (wood = oak): Part[] =>
  [-2, -1, 0, 1].map((i) =>
    box([-160, -4, i * 22], [160, 0, (i + 1) * 22], wood, { round: 0.1, grain: [1, 0, 0] }),
  );

/** High above the floor of the set, so that the floor does not intersect the wood. */
const TABLE_HEIGHT = 90;

export const onWorktop = (parts: readonly Part[], min: Vec, max: Vec, turn = 14, above = 28): Scene => {
  const raised = placed([...worktop(), ...parts], { at: [0, TABLE_HEIGHT, 0] });
  const up = ([x, y, z]: Vec): Vec => [x, y + TABLE_HEIGHT, z];
  const view = { turn, above, lens: 70, aperture: 4, fill: 0.94 };
  return { ...detail(raised, up(min), up(max), view), width: 1200, height: 900 };
};

export const coil = (at: Vec): Part[] =>
  [0, 1, 2, 3, 4, 5].map((i) =>
    tube(
      Array.from({ length: 16 }, (_, k): Vec => {
        const a = (k / 16) * 6.2832;
        return [
          at[0] + Math.cos(a) * (9.5 - (i % 2) * 1.1),
          at[1] + 0.8 + i * 1.1,
          at[2] + Math.sin(a) * (9.5 - (i % 2) * 1.1),
        ];
      }),
      0.62,
      cord,
      { closed: true, steps: 4, sides: 8 },
    ),
  );

export const leaning = (x: number, tall: number, back: number, wood = oak): Part[] =>
  placed([box([-11, 0, -1.6], [11, tall, 1.6], wood, { grain: [0, 1, 0] })], {
    at: [x, 0, back + 20],
    lean: -5,
  });

export const dining = () => [
  ...diningTable(),
  ...around(() => diningChair(sage, oak), [-62], 60),
  ...around(() => diningChair(linen, oak), [0, 62], 60),
];
