import { sideboard } from '../../furniture/cabinets.ts';
import { rattanPendant } from '../../furniture/lamps.ts';
import { ash, chalk, clay, linen, oak } from '../../furniture/materials.ts';
import { books } from '../../furniture/books.ts';
import { vase } from '../../furniture/plants.ts';
import { bowl, candle, place } from '../../furniture/table-ware.ts';
import { diningChair, stool } from '../../furniture/seats.ts';
import { ovalTable } from '../../furniture/tables.ts';
import { rug } from '../../furniture/textiles.ts';
import { type Part, placed } from '../../scene/part.ts';
import type { Scene } from '../../scene/scene.ts';
import { box } from '../../scene/shapes.ts';
import { detail, put, room } from '../sets.ts';
import { around } from '../tables.ts';
import { wide, coil, leaning } from './looks.ts';

/** Planks on a pile with stickers between, so that air can pass. */
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

/** What the three stories are about. */
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
        ...put(rug(380, 260), 0, 0),
        ...ovalTable(oak),
        ...around(() => diningChair(linen, oak), [-84, -28, 28, 82], 68),
        ...[-84, -28, 28, 82].flatMap((x) => [...place([x, 75, 34], 0), ...place([x, 75, -34], 180)]),
        ...candle([-46, 75, 0], 24),
        ...candle([6, 75, 2], 18),
        ...candle([56, 75, -2], 24),
        ...vase([-14, 75, 0], chalk, 0.7),
        ...bowl([30, 75, 2], clay),
        ...put(rattanPendant(200), 0, 0, 0, 158, 1.2),
        ...put(sideboard(), 0, -126),
        ...books([40, 73, -126], 30, 4),
      ],
      { turn: -30, above: 14, fill: 1.04 },
      { ...wide, exposure: 0.8, fit: [...ovalTable(), ...put(rattanPendant(20), 0, 0, 0, 150)] },
    ),
};
