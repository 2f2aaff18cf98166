import type { Part } from '../scene/part.ts';
import { box } from '../scene/shapes.ts';
import { oak, paint } from './materials.ts';

/** A counter to sit at, with a painted front and an oak top at 104; its long side lies along x. */
export function counter(): Part[] {
  const groove = paint('#5c6450');
  return [
    box([-86, 0, -16], [86, 8, 12], groove, { round: 0 }),
    box([-92, 8, -20], [92, 100, 18], paint('#7b8468', 0.7), { round: 0.3 }),
    ...[-46, 0, 46].map((x) => box([x - 0.3, 10, 17.9], [x + 0.3, 98, 18.1], groove, { round: 0 })),
    box([-98, 100, -26], [98, 104, 32], oak, { round: 0.6, grain: [1, 0, 0] }),
  ];
}
