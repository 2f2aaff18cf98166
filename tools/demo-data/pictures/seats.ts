import { tripodLamp } from '../furniture/lamps.ts';
import { chalk, clay, ink, linen, oak, sage, terracotta, walnut, white } from '../furniture/materials.ts';
import { pile } from '../furniture/books.ts';
import { print } from '../furniture/on-the-wall.ts';
import { tree, vase } from '../furniture/plants.ts';
import {
  armchair,
  barStool,
  bench,
  diningChair,
  loungeChair,
  shellChair,
  spindleChair,
  stool,
} from '../furniture/seats.ts';
import { cornerSofa, daybed, framedSofa, pouf, scatter, scatters, sofa } from '../furniture/sofas.ts';
import { coffeeTable, diningTable, drumTable, lowTable, sideTable } from '../furniture/tables.ts';
import { gridRug, rug } from '../furniture/textiles.ts';
import type { ProductPictures } from './product-pictures.ts';
import { put } from './sets.ts';

const tripod = (x: number, z: number) => put(tripodLamp(), x, z);

export const seatPictures: Record<string, () => ProductPictures> = {
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
  'kruk-paal': () => ({
    parts: stool(),
    view: { turn: 26, above: 18, fill: 0.68 },
    close: [[-24, 32, -24], [24, 52, 24], { turn: 28, above: 38 }],
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
  }),
  'barkruk-steven': () => ({
    parts: barStool(),
    view: { turn: 24, above: 12, fill: 0.76 },
    close: [[-20, 54, -20], [20, 78, 20], { turn: 24, above: 28 }],
  }),
  'fauteuil-lij': () => ({
    parts: loungeChair(),
    view: { turn: 36, above: 13, fill: 0.8 },
    close: [[-30, 24, -30], [34, 62, 34], { turn: 40, above: 26 }],
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
  'zitbank-dijk': () => ({
    parts: [...sofa(), ...scatters(-76, 47, -6)],
    view: { turn: 26, above: 12, fill: 0.88 },
    close: [[52, 20, -20], [118, 76, 50], { turn: 40, above: 18 }],
    room: [
      [
        ...put(gridRug(300, 200), 0, 20),
        ...put(sofa(), 0, -76),
        ...put(scatters(-76, 47, -6), 0, -76),
        ...put(lowTable(), 6, 40),
        ...pile([-10, 36, 40]),
        ...vase([34, 36, 40], clay, 0.62),
        ...tripod(-152, -92),
        ...print([-30, 168, -150], 74, 56),
        ...print([46, 168, -150], 46, 56, '#4a545c', 3),
        ...tree([156, 0, -104]),
      ],
      { turn: -8, above: 9, fill: 0.98 },
      { fit: [...put(sofa(), 0, -76), ...tripod(-152, -92)] },
    ],
  }),
  'zitbank-slenk': () => ({
    parts: framedSofa(),
    view: { turn: 30, above: 12, fill: 0.86 },
    close: [[36, 22, -30], [84, 68, 42], { turn: 52, above: 16 }],
    room: [
      [
        ...put(rug(280, 190), 0, 10),
        ...put(framedSofa(), 0, -76, 8),
        ...scatter(50, 45, -76, terracotta, 46, 3, 3),
        ...put(coffeeTable(oak), 24, 36),
        ...pile([16, 40, 38]),
        ...print([-20, 160, -150], 80, 60),
        ...tree([-132, 0, -100]),
      ],
      { turn: 10, above: 10, fill: 0.92 },
      {
        fit: [
          ...put(framedSofa(), 0, -76, 8),
          ...put(coffeeTable(), 24, 36),
          ...print([-20, 150, -150], 60, 40),
        ],
      },
    ],
  }),
  'hoekbank-polder': () => ({
    parts: cornerSofa(),
    view: { turn: -26, above: 17, fill: 0.9 },
    close: [[40, 4, -40], [150, 74, 60], { turn: -38, above: 20 }],
    room: [
      [
        ...put(gridRug(320, 220), -10, 50),
        ...put(cornerSofa(), 0, -82),
        ...put([...scatter(-104, 41, -4, white, 48, 2, 3), ...scatter(-76, 41, 2, ink, 42, 4, -4)], 0, -82),
        ...put(coffeeTable(), -50, 44),
        ...pile([-56, 40, 46]),
        ...tripod(-184, -100),
        ...print([20, 160, -150], 84, 64, '#b0603f', 1),
      ],
      { turn: 8, above: 12, fill: 0.98 },
      { fit: [...put(cornerSofa(), 0, -82), ...tripod(-170, -100)] },
    ],
  }),
  'daybed-vlonder': () => ({
    parts: daybed(),
    view: { turn: 26, above: 15, fill: 0.88 },
    close: [[-104, 6, -20], [-40, 66, 46], { turn: -36, above: 20 }],
    room: [
      [
        ...put(rug(260, 170), 0, 20),
        ...put(daybed(), 0, -80),
        ...scatter(70, 41, -96, white, 46, 2),
        ...put(sideTable(), 130, -76),
        ...pile([130, 52, -76]),
        ...print([0, 150, -150], 90, 64, '#4a545c', 2),
        ...tree([-140, 0, -92]),
      ],
      { turn: 8, above: 9, fill: 0.94 },
      { fit: [...put(daybed(), 0, -80), ...print([0, 150, -150], 90, 64), ...put(sideTable(), 130, -76)] },
    ],
  }),
  'poef-bolder': () => ({
    parts: pouf(),
    view: { turn: 22, above: 16, fill: 0.64 },
    close: [[-10, 0, 0], [30, 30, 30], { turn: 30, above: 14 }],
  }),
};
