import { domePendant, rattanPendant } from '../../furniture/lamps.ts';
import { oak, linen, sage, chalk, clay, moss, paint } from '../../furniture/materials.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { vase } from '../../furniture/plants.ts';
import { diningChair, spindleChair, shellChair } from '../../furniture/seats.ts';
import { bowl } from '../../furniture/table-ware.ts';
import { diningTable, drumTable, ovalTable, extendingTable } from '../../furniture/tables.ts';
import { rug } from '../../furniture/textiles.ts';
import { around } from '../around.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put, sandWall } from '../sets.ts';

/** Tables one eats at. */
export const diningTables: Record<string, () => ProductPictures> = {
  'eettafel-duin': () => ({
    parts: [...diningTable(), ...bowl([-20, 75, 4], moss)],
    view: { turn: 30, above: 15, fill: 0.84 },
    close: [[52, 40, 12], [108, 82, 50], { turn: 40, above: 22 }],
    extra: [[60, 62, 22], [104, 78, 50], { turn: 58, above: 34, lens: 90 }],
    room: [
      [
        ...put(rug(320, 230), 0, 0),
        ...put(diningTable(), 0, 0),
        ...around(() => diningChair(sage, oak), [-48, 46], 60),
        ...vase([10, 75, 0], clay, 0.85),
        ...bowl([-44, 75, 6], chalk),
        ...put(domePendant(undefined, 190), 0, 0, 0, 150),
        ...print([112, 165, -150], 62, 84),
      ],
      { turn: -14, above: 9, fill: 1.0 },
      { fit: [...diningTable(), ...put(domePendant(undefined, 40), 0, 0, 0, 160)] },
    ],
  }),
  'eettafel-wad': () => ({
    parts: drumTable(),
    view: { turn: 20, above: 13, fill: 0.8 },
    close: [[-34, 26, 0], [34, 78, 66], { turn: 24, above: 14 }],
    room: [
      [
        ...put(rug(250, 250), 0, 0),
        ...drumTable(),
        ...[40, 130, 220, 310].flatMap((a) =>
          put(
            shellChair(linen, oak),
            Math.sin((a * Math.PI) / 180) * 74,
            Math.cos((a * Math.PI) / 180) * 74,
            a + 180,
          ),
        ),
        ...vase([0, 75, 0], chalk, 0.9, 8),
        ...put(domePendant(paint('#2f373e', 0.45), 200), 0, 0, 0, 152),
      ],
      { turn: 6, above: 10, fill: 0.9 },
      {
        fit: [
          ...drumTable(),
          ...put(shellChair(), -72, 20),
          ...put(shellChair(), 72, 20),
          ...put(domePendant(undefined, 40), 0, 0, 0, 152),
        ],
      },
    ],
  }),
  'eettafel-brink': () => ({
    parts: ovalTable(),
    view: { turn: 28, above: 15, fill: 0.86 },
    close: [[30, 40, -10], [124, 80, 56], { turn: 44, above: 20 }],
    room: [
      [
        ...put(rug(340, 240), 0, 0),
        ...ovalTable(),
        ...around(() => spindleChair(), [-62, 0, 60], 68),
        ...bowl([-30, 75, 0], chalk),
        ...vase([36, 75, 0], clay, 0.9, 5),
        ...put(domePendant(paint('#a5613f', 0.5), 190), -42, 0, 0, 148),
        ...put(domePendant(paint('#a5613f', 0.5), 190), 42, 0, 0, 148),
      ],
      { turn: 18, above: 10, fill: 0.98 },
      { fit: [...ovalTable(), ...put(domePendant(undefined, 30), 0, 0, 0, 150)] },
    ],
  }),
  'uitschuiftafel-tij': () => ({
    parts: [...extendingTable(), ...vase([-20, 75, 0], chalk, 0.8)],
    view: { turn: 30, above: 15, fill: 0.84 },
    otherParts: extendingTable(oak, 80),
    other: { turn: -28, above: 17, fill: 0.88 },
    room: [
      [
        ...put(rug(340, 240), 0, 0),
        ...extendingTable(oak, 80),
        ...around(() => shellChair(sage, oak), [-74, 0, 72], 66),
        ...vase([6, 75, 0], clay, 0.9, 8),
        ...bowl([-50, 75, 2], chalk),
        ...put(rattanPendant(200), 0, 0, 0, 150, 1.2),
      ],
      { turn: -20, above: 11, fill: 0.98 },
      { wall: sandWall, fit: [...extendingTable(oak, 80), ...put(rattanPendant(30), 0, 0, 0, 150)] },
    ],
  }),
};
