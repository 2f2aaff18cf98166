import { books, pile } from '../../furniture/books.ts';
import { wallShelf, coatRack, bedsideTable } from '../../furniture/cabinets.ts';
import { tableLamp, wallLamp } from '../../furniture/lamps.ts';
import { rust, chalk, clay, slate } from '../../furniture/materials.ts';
import { print, mirror } from '../../furniture/on-the-wall.ts';
import { vase } from '../../furniture/plants.ts';
import { diningChair, bench } from '../../furniture/seats.ts';
import { pot, crockery } from '../../furniture/table-ware.ts';
import { desk, consoleTable } from '../../furniture/tables.ts';
import { bed } from '../../furniture/beds.ts';
import { coatAndBag } from '../../furniture/clothes.ts';
import { rug, pipedCushion } from '../../furniture/textiles.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put, region, sandWall } from '../sets.ts';

const shelf = [
  ...wallShelf(),
  ...books([-44, 3, 10], 34, 4),
  ...pot([8, 3, 12], 0, 0.8),
  ...crockery([34, 3, 12], 1),
];

/** What hangs on a wall. */
export const onWalls: Record<string, () => ProductPictures> = {
  'wandplank-lijn': () => ({
    parts: shelf,
    view: { turn: 18, above: 4, fill: 0.78 },
    close: [[14, -16, 0], [58, 20, 26], { turn: 34, above: 6 }],
    onWall: true,
    room: [
      [
        ...put(shelf, 0, -150, 0, 142),
        ...put(desk(), 0, -112),
        ...put(tableLamp(slate), -48, -116, 0, 74, 0.76),
        ...pile([36, 74, -108], undefined, 8),
        ...put(diningChair(), 14, -62, 168),
      ],
      { turn: 12, above: 6, fill: 0.9 },
      { wall: sandWall, fit: [...put(shelf, 0, -150, 0, 142), ...put(desk(), 0, -112)] },
    ],
  }),
  'kapstok-want': () => ({
    parts: coatRack(),
    view: { turn: 20, above: 4, fill: 0.7 },
    otherParts: [...coatRack(), ...coatAndBag()],
    other: { turn: 10, above: 0, fill: 0.8 },
    onWall: true,
    room: [
      [
        ...put([...coatRack(), ...coatAndBag()], 0, -150, 0, 166),
        ...put(bench(110), 2, -126),
        ...put(pipedCushion(rust), -36, -134, 8, 46, 0.8),
        ...put(mirror(), 98, -150, 0, 158, 0.86),
        ...put(rug(200, 110), 6, -40),
      ],
      { turn: 8, above: 6, fill: 0.88 },
      {
        fit: [
          ...put(coatRack(), 0, -150, 0, 166),
          ...put(bench(110), 2, -126),
          ...put(mirror(), 98, -150, 0, 158, 0.86),
        ],
      },
    ],
  }),
  'spiegel-meer': () => ({
    parts: mirror(),
    view: { turn: 26, above: 2, fill: 0.6 },
    close: [[8, -34, 0], [40, 10, 4], { turn: 40, above: 8 }],
    onWall: true,
    room: [
      [
        ...put(consoleTable(), 0, -128),
        ...vase([-44, 82, -128], chalk, 0.8),
        ...put(tableLamp(clay), 46, -128, 0, 82, 0.66),
        ...put(mirror(), 0, -150, 0, 156),
      ],
      { turn: 16, above: 5, fill: 0.8 },
      {},
    ],
  }),
  'wandlamp-schijn': () => ({
    parts: wallLamp(),
    view: { turn: 28, above: 4, fill: 0.4 },
    other: { turn: -52, above: 2, fill: 0.42 },
    onWall: true,
    room: [
      [
        ...put(bed('soft'), -112, -38),
        ...put(bedsideTable(), 20, -126),
        ...pot([12, 50, -126], 0, 0.8),
        ...pile([28, 50, -124], ['#e6ddcd', '#a2603f'], 8),
        ...put(wallLamp(), 20, -150, 0, 126),
        ...print([-112, 158, -150], 96, 60, '#7b8468', 1),
      ],
      { turn: 10, above: 8, fill: 0.9 },
      { wall: sandWall, sun: false, fit: region([-96, 20, -150], [60, 158, -100]) },
    ],
  }),
};
