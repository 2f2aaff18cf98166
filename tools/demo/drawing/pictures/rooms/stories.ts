import { domePendant } from '../../furniture/lamps.ts';
import { oak, ash, chalk } from '../../furniture/materials.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { vase } from '../../furniture/plants.ts';
import { stool, bench, spindleChair } from '../../furniture/seats.ts';
import { place, candle } from '../../furniture/table-ware.ts';
import { diningTable } from '../../furniture/tables.ts';
import { rug } from '../../furniture/textiles.ts';
import { type Part, placed } from '../../scene/part.ts';
import type { Scene } from '../../scene/scene.ts';
import { box } from '../../scene/shapes.ts';
import { put, detail, room } from '../sets.ts';
import { wide, coil, leaning } from './looks.ts';

/** A pile of planks with thin sticks between them, so that air can pass. */
function dryingPile(rows: number): Part[] {
  const parts: Part[] = [];
  for (let row = 0; row < rows; row++) {
    const y = 12 + row * 7.6;
    for (const x of [-130, -45, 45, 130]) parts.push(box([x - 1.6, y - 2.4, -62], [x + 1.6, y, 62], ash));
    for (let i = 0; i < 5; i++) {
      const shift = ((row * 7 + i * 5) % 9) - 4;
      parts.push(
        box([-170 + shift, y, -62 + i * 25], [170 + shift * 0.6, y + 5.2, -40 + i * 25], oak, {
          round: 0.5,
          grain: [1, 0, 0],
        }),
      );
    }
  }
  return [...parts, box([-140, 0, -64], [-124, 9.6, 64], ash), box([124, 0, -64], [140, 9.6, 64], ash)];
}

/** The pictures of the three stories. */
export const storyRooms: Record<string, () => Scene> = {
  'verhaal-boom': () =>
    room(
      [...dryingPile(16), ...leaning(-205, 230, -150), ...leaning(208, 244, -150, ash)],
      { turn: 26, above: 9, fill: 1.0 },
      { ...wide, fit: dryingPile(14), floor: { kind: 'plaster', color: '#b9b2a6' } },
    ),
  'verhaal-vlechten': () => ({
    ...detail(
      [
        ...stool(),
        ...coil([8, 46, 4]).flatMap((part) => placed([part], { size: 0.8, at: [0, 10, 0] })),
        ...put(stool(), -64, -48, 20),
      ],
      [-30, 28, -24],
      [28, 56, 26],
      { turn: 26, above: 30, lens: 75, aperture: 4 },
    ),
    width: 1500,
    height: 1000,
  }),
  'verhaal-tafel': () =>
    room(
      [
        ...put(rug(340, 240), 0, 0),
        ...diningTable(214, 88),
        ...put(bench(176), -4, 62),
        ...[-62, 0, 60].flatMap((x, i) => put(spindleChair(), x, -68, i * 5 - 4)),
        ...put(spindleChair(), 142, 0, -88),
        ...[-58, -2, 54].flatMap((x) => [...place([x, 75, 25], 0), ...place([x, 75, -25], 180)]),
        ...place([88, 75, 0], 90),
        ...candle([-34, 75, 0], 24),
        ...candle([30, 75, 1], 18),
        ...vase([-6, 75, 0], chalk, 0.7),
        ...put(domePendant(undefined, 200), -46, 0, 0, 158),
        ...put(domePendant(undefined, 200), 46, 0, 0, 158),
        ...print([-134, 158, -150], 62, 82, '#7b8468', 2),
      ],
      { turn: -20, above: 15, fill: 0.9 },
      {
        ...wide,
        exposure: 0.95,
        fit: [
          ...diningTable(214, 88),
          ...put(bench(176), -4, 62),
          ...put(spindleChair(), 142, 0, -88),
          ...put(domePendant(undefined, 20), 0, 0, 0, 158),
        ],
      },
    ),
};
