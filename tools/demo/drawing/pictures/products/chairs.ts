import { pile } from '../../furniture/books.ts';
import { wallShelf, coatRack } from '../../furniture/cabinets.ts';
import { counter } from '../../furniture/counter.ts';
import { domePendant, tripodLamp } from '../../furniture/lamps.ts';
import { oak, walnut, linen, sage, chalk, clay } from '../../furniture/materials.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { vase, tree } from '../../furniture/plants.ts';
import { loungeChair } from '../../furniture/lounge-chair.ts';
import {
  diningChair,
  armchair,
  stool,
  bench,
  spindleChair,
  shellChair,
  barStool,
} from '../../furniture/seats.ts';
import { pouf } from '../../furniture/sofas.ts';
import { pot, crockery, bowl } from '../../furniture/table-ware.ts';
import { diningTable, sideTable, drumTable } from '../../furniture/tables.ts';
import { coatAndBag } from '../../furniture/clothes.ts';
import { rug } from '../../furniture/textiles.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put, region, sandWall } from '../sets.ts';

const tripod = (x: number, z: number) => put(tripodLamp(), x, z);

/** Chairs, stools, the bench and armchairs. */
export const chairs: Record<string, () => ProductPictures> = {
  'stoel-sluis': () => ({
    parts: diningChair(),
    view: { turn: 32, above: 13, fill: 0.78 },
    other: { turn: 205, above: 12, fill: 0.78 },
    room: [
      [
        ...put(rug(260, 180), 40, 20),
        ...put(diningTable(180, 90), 60, -20),
        ...put(diningChair(), -14, 50, 146),
        ...put(diningChair(linen, oak), 78, -84, -4),
        ...vase([40, 75, -20], chalk, 0.85),
        ...print([70, 160, -150], 60, 80),
      ],
      { turn: 12, above: 8, fill: 0.74 },
      { fit: [...put(diningChair(), -14, 50, 146), ...put(diningChair(), 90, -84)] },
    ],
  }),
  'stoel-pier': () => ({
    parts: spindleChair(),
    view: { turn: 34, above: 12, fill: 0.8 },
    other: { turn: 212, above: 12, fill: 0.8 },
    room: [
      [
        ...put(rug(240, 240), 20, 0),
        ...put(drumTable(), 46, -36),
        ...put(spindleChair(), -46, 26, 118),
        ...put(spindleChair(), 118, 22, 236),
        ...vase([46, 75, -36], chalk, 0.9),
        ...print([20, 168, -150], 60, 80, '#4a545c', 1),
      ],
      { turn: 6, above: 8, fill: 0.88 },
      {
        fit: [
          ...put(drumTable(), 46, -36),
          ...put(spindleChair(), -46, 26, 118),
          ...put(spindleChair(), 118, 22, 236),
        ],
      },
    ],
  }),
  'stoel-kwelder': () => ({
    parts: shellChair(),
    view: { turn: 34, above: 13, fill: 0.76 },
    other: { turn: -150, above: 12, fill: 0.76 },
    room: [
      [
        ...put(rug(240, 180), 0, 0),
        ...put(shellChair(), -10, -24, 26),
        ...put(sideTable(), 58, -40),
        ...pile([58, 52, -40], ['#e6ddcd', '#a2603f']),
        ...tripod(-74, -96),
        ...print([44, 156, -150], 64, 84, '#7b8468', 1),
      ],
      { turn: 4, above: 8, fill: 0.84 },
      {
        wall: sandWall,
        fit: [...put(shellChair(), -10, -24, 26), ...put(sideTable(), 58, -40), ...tripod(-74, -96)],
      },
    ],
  }),
  'kruk-paal': () => ({
    parts: stool(),
    view: { turn: 26, above: 18, fill: 0.68 },
    close: [[-24, 32, -24], [24, 52, 24], { turn: 28, above: 38 }],
    room: [
      [
        ...put(rug(220, 160), 0, -10),
        ...put(stool(), -26, -26, 16),
        ...put(stool(), 40, -84, -20),
        ...pile([40, 46, -84]),
        ...put(coatRack(), 10, -150, 0, 152),
        ...put(coatAndBag(), 10, -150, 0, 152),
      ],
      { turn: -6, above: 9, fill: 0.88 },
      {
        fit: [...put(stool(), -26, -26, 16), ...put(stool(), 40, -84), ...put(coatRack(), 10, -150, 0, 152)],
      },
    ],
  }),
  'barkruk-steven': () => ({
    parts: barStool(),
    view: { turn: 24, above: 12, fill: 0.76 },
    close: [[-20, 54, -20], [20, 78, 20], { turn: 24, above: 28 }],
    room: [
      [
        ...put(counter(), 0, -46),
        ...put(barStool(), -34, 8, 10),
        ...put(barStool(), 34, 10, -16),
        ...bowl([-10, 104, -46], chalk),
        ...vase([66, 104, -50], clay, 0.75),
        ...put(wallShelf(oak, 150), 0, -150, 0, 158),
        ...[-52, -16, 24].flatMap((x, i) => crockery([x, 161, -138], i)),
        ...pot([58, 161, -138], 2, 0.8),
        ...put(domePendant(undefined, 150), -44, -44, 0, 168, 0.7),
        ...put(domePendant(undefined, 150), 44, -44, 0, 168, 0.7),
      ],
      { turn: -14, above: 8, fill: 0.9 },
      {
        fit: [
          ...put(barStool(), -34, 8),
          ...put(barStool(), 34, 10),
          ...region([-84, 0, -70], [84, 186, -30]),
        ],
      },
    ],
  }),
  'bank-kade': () => ({
    parts: bench(),
    view: { turn: 28, above: 15, fill: 0.84 },
    close: [[34, 10, -20], [86, 50, 22], { turn: 40, above: 18 }],
    room: [
      [
        ...put(rug(300, 200), 0, -20),
        ...put(diningTable(190, 90), 0, -40),
        ...put(bench(), 0, 36),
        ...put(diningChair(sage, oak), -46, -104),
        ...put(diningChair(sage, oak), 46, -104),
        ...vase([20, 75, -40], clay, 0.85),
      ],
      { turn: -18, above: 11, fill: 0.98 },
      {
        fit: [
          ...put(diningTable(190, 90), 0, -40),
          ...put(bench(), 0, 36),
          ...put(vase([0, 0, 0]), 0, -40, 0, 80),
        ],
      },
    ],
  }),
  'fauteuil-luwte': () => ({
    parts: armchair(),
    view: { turn: 34, above: 12, fill: 0.8 },
    close: [[10, 22, -10], [46, 64, 42], { turn: 48, above: 20 }],
    room: [
      [
        ...put(rug(260, 190), 0, 0),
        ...put(armchair(), 6, -20, 26),
        ...put(sideTable(walnut), -66, 4),
        ...pile([-66, 52, 4], ['#e6ddcd', '#7b8468']),
        ...tripod(-92, -96),
        ...tree([118, 0, -106]),
      ],
      { turn: 4, above: 9, fill: 0.82 },
      { fit: [...put(armchair(), 6, -20, 26), ...tripod(-92, -96)] },
    ],
  }),
  'fauteuil-lij': () => ({
    parts: loungeChair(),
    view: { turn: 36, above: 13, fill: 0.8 },
    other: { turn: 212, above: 14, fill: 0.8 },
    room: [
      [
        ...put(rug(240, 180), 0, 0),
        ...put(loungeChair(), 10, -20, 28),
        ...put(pouf(), -64, 34),
        ...tree([108, 0, -100], 1.05),
        ...print([-52, 156, -150], 64, 84, '#b0603f', 2),
      ],
      { turn: -2, above: 9, fill: 0.84 },
      {
        fit: [
          ...put(loungeChair(), 10, -20, 28),
          ...put(pouf(), -64, 34),
          ...print([-40, 140, -150], 60, 60),
        ],
      },
    ],
  }),
};
