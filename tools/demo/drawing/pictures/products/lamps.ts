import { pile } from '../../furniture/books.ts';
import { sideboard } from '../../furniture/cabinets.ts';
import { domePendant, tableLamp, tripodLamp, rattanPendant, arcLamp } from '../../furniture/lamps.ts';
import { oak, walnut, linen, sage, chalk, clay, paint, slate } from '../../furniture/materials.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { vase } from '../../furniture/plants.ts';
import { loungeChair } from '../../furniture/lounge-chair.ts';
import { diningChair, armchair, shellChair } from '../../furniture/seats.ts';
import { pot } from '../../furniture/table-ware.ts';
import { diningTable, sideTable, drumTable } from '../../furniture/tables.ts';
import { rug } from '../../furniture/textiles.ts';
import { placed } from '../../scene/part.ts';
import { around } from '../around.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put, region, sandWall } from '../sets.ts';

const hung = (parts: ReturnType<typeof domePendant>) => placed(parts, { at: [0, 190, 0] });

/** Hanging and standing lamps. */
export const lamps: Record<string, () => ProductPictures> = {
  'hanglamp-baken': () => ({
    parts: hung(domePendant()),
    view: { turn: 10, above: -14, fill: 0.76, middle: [0, 0.06] },
    otherParts: hung([...domePendant(paint('#39434d', 0.45), 70)]),
    other: { turn: 10, above: 8, fill: 0.72, middle: [0, 0.06] },
    room: [
      [
        ...put(rug(280, 200), 0, 0),
        ...diningTable(180, 90),
        ...around(() => diningChair(linen, oak), [-42, 40], 58),
        ...vase([-20, 75, 0], clay, 0.8),
        ...put(domePendant(undefined, 190), 0, 0, 0, 138),
        ...print([-96, 168, -150], 60, 80, '#7b8468', 2),
      ],
      { turn: 12, above: 5, fill: 0.84 },
      { fit: [...put(domePendant(undefined, 70), 0, 0, 0, 138), ...diningTable(180, 90)] },
    ],
  }),
  'tafellamp-boei': () => ({
    parts: tableLamp(),
    view: { turn: 14, above: 9, fill: 0.7 },
    otherParts: [...tableLamp(), ...put(tableLamp(slate), -42, -16), ...put(tableLamp(chalk), 40, -22)],
    other: { turn: 8, above: 8, fill: 0.86 },
    room: [
      [
        ...put(sideboard(), 0, -122),
        ...put(tableLamp(), -40, -122, 0, 73),
        ...pile([12, 73, -118], undefined, 6),
        ...pot([48, 73, -122], 0, 0.8),
        ...print([26, 148, -150], 66, 84, '#7b8468', 1),
      ],
      { turn: -8, above: 6, fill: 0.94 },
      { wall: sandWall, fit: region([-70, 48, -130], [60, 166, -110]) },
    ],
  }),
  'vloerlamp-riet': () => ({
    parts: tripodLamp(),
    view: { turn: 20, above: 7, fill: 0.82 },
    close: [[-24, 96, -24], [24, 150, 24], { turn: 20, above: -4 }],
    room: [
      [
        ...put(rug(240, 170), 0, 0),
        ...put(tripodLamp(), -62, -66),
        ...put(armchair(sage, walnut), 24, -24, -16),
        ...put(sideTable(), 86, 14),
        ...pile([86, 52, 14]),
        ...print([66, 160, -150], 62, 82),
      ],
      { turn: 4, above: 7, fill: 0.86 },
      { fit: [...put(tripodLamp(), -62, -66), ...put(armchair(), 24, -24, -16)] },
    ],
  }),
  'hanglamp-net': () => ({
    parts: hung(rattanPendant()),
    view: { turn: 10, above: -4, fill: 0.78, middle: [0, 0.06] },
    close: [[-10, 186, 0], [34, 220, 34], { turn: 20, above: 6 }],
    room: [
      [
        ...put(rug(250, 250), 0, 0),
        ...drumTable(),
        ...[60, 180, 300].flatMap((a) =>
          put(
            shellChair(sage, oak),
            Math.sin((a * Math.PI) / 180) * 74,
            Math.cos((a * Math.PI) / 180) * 74,
            a + 180,
          ),
        ),
        ...vase([0, 75, 0], chalk, 0.7),
        ...put(rattanPendant(200), 0, 0, 0, 146, 1.2),
      ],
      { turn: 4, above: 6, fill: 0.84 },
      { fit: [...drumTable(), ...put(rattanPendant(50), 0, 0, 0, 146, 1.2)] },
    ],
  }),
  'vloerlamp-reiger': () => ({
    parts: arcLamp(),
    view: { turn: 18, above: 6, fill: 0.82 },
    close: [[10, 108, -16], [54, 152, 16], { turn: 24, above: -4 }],
    room: [
      [
        ...put(rug(240, 180), 0, 0),
        ...put(arcLamp(), -66, -76, -20),
        ...put(loungeChair(), 12, -26, 22),
        ...put(sideTable(), 84, -50),
        ...vase([84, 52, -50], clay, 0.7),
      ],
      { turn: 2, above: 8, fill: 0.86 },
      {
        fit: [
          ...put(arcLamp(), -66, -76, -20),
          ...put(loungeChair(), 12, -26, 22),
          ...put(sideTable(), 84, -50),
        ],
      },
    ],
  }),
};
