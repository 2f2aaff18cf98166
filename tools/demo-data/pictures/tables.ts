import { domePendant, tableLamp } from '../furniture/lamps.ts';
import { chalk, clay, linen, moss, oak, paint, sage, slate } from '../furniture/materials.ts';
import { pile } from '../furniture/books.ts';
import { print } from '../furniture/on-the-wall.ts';
import { tree, vase } from '../furniture/plants.ts';
import { bowl, pot } from '../furniture/table-ware.ts';
import { diningChair, shellChair, spindleChair } from '../furniture/seats.ts';
import { sofa } from '../furniture/sofas.ts';
import {
  consoleTable,
  coffeeTable,
  desk,
  diningTable,
  drumTable,
  extendingTable,
  lowTable,
  nestingTable,
  ovalTable,
  sideTable,
} from '../furniture/tables.ts';
import { mirror, rug } from '../furniture/textiles.ts';
import type { ProductPictures } from './product-pictures.ts';
import { put } from './sets.ts';

/** Chairs along both long sides of a table. */
export const around = (chair: () => ReturnType<typeof diningChair>, xs: readonly number[], z: number) =>
  xs.flatMap((x, i) => [...put(chair(), x, -z, i * 3 - 2), ...put(chair(), x + 4, z, 180 + i * 5 - 3)]);

const nest = [...put(nestingTable(55, 40, 48), -10, -12), ...put(nestingTable(42, 34, 40), 22, 14)];

export const tablePictures: Record<string, () => ProductPictures> = {
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
  'salontafel-kiezel': () => ({
    parts: [...coffeeTable(), ...pile([-12, 40, 6])],
    view: { turn: 24, above: 22, fill: 0.76 },
    close: [[-50, 8, -10], [20, 46, 50], { turn: -28, above: 16 }],
    room: [
      [
        ...put(rug(260, 190), 0, 10),
        ...put(coffeeTable(), 20, 34),
        ...pile([10, 40, 40]),
        ...pot([40, 40, 26], 0, 0.7),
        ...put(sofa(linen), 0, -86),
        ...tree([-146, 0, -96], 1.05),
      ],
      { turn: 10, above: 13, fill: 0.98 },
      { back: -150, fit: [...put(sofa(linen), 0, -86), ...put(coffeeTable(), 20, 34)] },
    ],
  }),
  'bijzettafel-eb': () => ({
    parts: [...sideTable(), ...pile([2, 52, 0], ['#e6ddcd', '#4a545c'])],
    view: { turn: 22, above: 15, fill: 0.74 },
    close: [[-24, 38, -22], [24, 56, 22], { turn: 24, above: 32 }],
  }),
  'bureau-werf': () => ({
    parts: [...desk(), ...put(tableLamp(slate), -46, -8, 0, 74, 0.82)],
    view: { turn: 28, above: 13, fill: 0.84 },
    close: [[-6, 52, 10], [76, 80, 36], { turn: 36, above: 20 }],
    room: [
      [
        ...put(desk(), 0, -60),
        ...put(tableLamp(chalk), -48, -68, 0, 74, 0.82),
        ...pile([44, 74, -62]),
        ...put(spindleChair(), 8, 4, 196),
        ...print([30, 150, -150], 54, 70, '#4a545c', 2),
        ...put(rug(200, 150), 0, 0),
      ],
      { turn: 16, above: 9, fill: 0.78 },
      { fit: [...put(desk(), 0, -60), ...print([30, 150, -150], 54, 60), ...put(spindleChair(), 8, 4, 196)] },
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
  }),
  'salontafel-schol': () => ({
    parts: [...lowTable(), ...pile([-20, 36, 0])],
    view: { turn: 26, above: 18, fill: 0.82 },
    close: [[-66, 4, 0], [0, 42, 34], { turn: -30, above: 16 }],
  }),
  'nesttafels-golf': () => ({
    parts: nest,
    view: { turn: 24, above: 18, fill: 0.76 },
    other: { turn: -40, above: 28, fill: 0.78 },
  }),
  'sidetable-steiger': () => ({
    parts: [...consoleTable(), ...put(tableLamp(clay), -46, 0, 0, 82, 0.7)],
    view: { turn: 24, above: 9, fill: 0.82 },
    close: [[-6, 62, 0], [74, 88, 18], { turn: 34, above: 20 }],
    room: [
      [
        ...put(consoleTable(), 0, -128),
        ...put(tableLamp(clay), -48, -128, 0, 82, 0.72),
        ...vase([44, 82, -128], chalk, 0.7),
        ...pile([8, 82, -126]),
        ...put(mirror(), 0, -150, 0, 158),
      ],
      { turn: -14, above: 6, fill: 0.82 },
      {},
    ],
  }),
};
