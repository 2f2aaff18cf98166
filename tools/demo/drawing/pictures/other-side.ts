import { linen, oak, paint } from '../furniture/materials.ts';
import { print } from '../furniture/on-the-wall.ts';
import { tree } from '../furniture/plants.ts';
import { sofa } from '../furniture/sofas.ts';
import { type Material, type Part, placed } from '../scene/part.ts';
import type { Light } from '../scene/scene.ts';
import { box } from '../scene/shapes.ts';

/** Behind every camera. */
const WALL_AT = 760;
const daylight: Material = { kind: 'light', color: '#f6f3ea', glow: 1.15 };

const turned = (parts: readonly Part[], x: number): Part[] =>
  placed(parts, { at: [x, 0, WALL_AT], turn: 180 });

function brightWindow(x: number): Part[] {
  const width = 96;
  const low = 70;
  const high = 262;
  const post = (x0: number, x1: number, y0: number, y1: number) =>
    box([x0, y0, WALL_AT - 5], [x1, y1, WALL_AT], oak, { round: 0.4 });
  return [
    box([x - width, low, WALL_AT - 1], [x + width, high, WALL_AT], daylight, { round: 0 }),
    ...[-1, 0, 1].map((i) => post(x + i * width - 3, x + i * width + 3, low, high)),
    ...[low, (low + high) / 2, high].map((y) => post(x - width, x + width, y - 3, y + 3)),
  ];
}

/** What a mirror on the back wall shows: the side of the room behind the camera. */
export function otherSide(floor: Material, wall: Material): Part[] {
  return [
    box([-1300, 0, WALL_AT], [900, 420, WALL_AT + 10], wall, { round: 0 }),
    box([-1300, 0, WALL_AT - 1.6], [900, 9, WALL_AT], paint('#efeae1'), { round: 0.4 }),
    box([-1300, -1, 690], [900, 0.05, WALL_AT], floor, { round: 0 }),
    ...[-470, 40].flatMap(brightWindow),
    ...turned([...placed(sofa(linen), { at: [0, 0, 70] }), ...print([0, 168, 0], 84, 62)], -215),
    ...turned(placed(tree([0, 0, 46]), {}), -345),
    ...turned(placed(tree([0, 0, 46], 0.85, 4), {}), 160),
  ];
}

/** Light from above on what a mirror shows, only on the far wall. */
export const otherSideLight: Light = {
  kind: 'area',
  at: [-250, 560, 330],
  to: [-250, 110, WALL_AT],
  power: 330,
  color: '#fff3e2',
  size: [700, 260],
};
