import { ash, chalk, clay, slate } from '../furniture/materials.ts';
import {
  bedsideTable,
  bookcase,
  chest,
  coatRack,
  displayCabinet,
  sideboard,
  tvCabinet,
  wallShelf,
  wardrobe,
} from '../furniture/cabinets.ts';
import { domePendant, tableLamp, tripodLamp } from '../furniture/lamps.ts';
import { books, pile } from '../furniture/books.ts';
import { print } from '../furniture/on-the-wall.ts';
import { tree, vase } from '../furniture/plants.ts';
import { bowl, crockery, pot } from '../furniture/table-ware.ts';
import { armchair, diningChair } from '../furniture/seats.ts';
import { pouf } from '../furniture/sofas.ts';
import { bed, coatAndBag, rug } from '../furniture/textiles.ts';
import type { ProductPictures } from './product-pictures.ts';
import { put } from './sets.ts';

const shelf = [
  ...wallShelf(),
  ...books([-44, 3, 10], 34, 4),
  ...pot([8, 3, 12], 0, 0.8),
  ...crockery([34, 3, 12], 1),
];
const slatBed = () => bed('slats');

export const storagePictures: Record<string, () => ProductPictures> = {
  'boekenkast-loods': () => ({
    parts: bookcase(),
    view: { turn: 24, above: 6, fill: 0.86 },
    close: [[-34, 80, -4], [44, 166, 20], { turn: 26, above: 8 }],
    room: [
      [
        ...put(bookcase(), 0, -132),
        ...put(rug(230, 170), -10, 10),
        ...put(armchair(), 46, -6, -28),
        ...put(tripodLamp(), -92, -60),
        ...pile([100, 0, 20]),
      ],
      { turn: 8, above: 6, fill: 0.92 },
      {},
    ],
  }),
  'dressoir-haven': () => ({
    parts: [...sideboard(), ...vase([-58, 73, 0], chalk, 0.8), ...pile([44, 73, 4])],
    view: { turn: 24, above: 9, fill: 0.88 },
    close: [[-40, 14, 0], [46, 76, 26], { turn: 30, above: 14 }],
    room: [
      [
        ...put(sideboard(), 0, -122),
        ...put(tableLamp(clay), -62, -122, 0, 73),
        ...vase([54, 73, -122], chalk, 0.85),
        ...pile([14, 73, -118]),
        ...print([2, 150, -150], 84, 64),
        ...put(diningChair(), 140, -92, -30),
        ...put(rug(280, 170), 0, 20),
      ],
      { turn: -10, above: 6, fill: 0.96 },
      {
        fit: [
          ...put(sideboard(), 0, -122),
          ...print([2, 150, -150], 84, 64),
          ...put(diningChair(), 122, -92, -30),
        ],
      },
    ],
  }),
  'wandplank-lijn': () => ({
    parts: shelf,
    view: { turn: 18, above: 4, fill: 0.78 },
    close: [[14, -16, 0], [58, 20, 26], { turn: 34, above: 6 }],
    onWall: true,
  }),
  'vitrinekast-ven': () => ({
    parts: displayCabinet(),
    view: { turn: 24, above: 6, fill: 0.84 },
    close: [[-50, 84, 0], [50, 168, 22], { turn: 22, above: 6 }],
    room: [
      [
        ...put(displayCabinet(), -30, -128),
        ...put(diningChair(), 66, -104, -24),
        ...bowl([0, 0, 0], slate).flatMap((part) => put([part], -30, -128, 0, 190)),
        ...put(rug(260, 170), 20, 20),
        ...tree([134, 0, -96]),
      ],
      { turn: 8, above: 6, fill: 0.86 },
      { fit: [...put(displayCabinet(), -30, -128), ...put(diningChair(), 90, -104, -24)] },
    ],
  }),
  'tv-meubel-strand': () => ({
    parts: [...tvCabinet(), ...pile([0, 26.6, 2])],
    view: { turn: 24, above: 11, fill: 0.88 },
    close: [[-60, 4, 0], [30, 48, 24], { turn: -26, above: 14 }],
    room: [
      [
        ...put(tvCabinet(), 0, -124),
        ...pile([2, 26.6, -118]),
        ...vase([62, 45, -124], clay, 0.8),
        ...put(tableLamp(chalk), -66, -124, 0, 45, 0.85),
        ...print([0, 132, -150], 110, 74),
        ...put(rug(260, 160), 0, 20),
        ...put(pouf(), 124, -40),
      ],
      { turn: -8, above: 7, fill: 0.96 },
      { fit: [...put(tvCabinet(), 0, -124), ...print([0, 140, -150], 110, 60)] },
    ],
  }),
  'ladekast-geul': () => ({
    parts: [...chest(ash), ...vase([-20, 95, 0], slate, 0.7)],
    view: { turn: 28, above: 9, fill: 0.82 },
    close: [[-20, 50, 0], [48, 98, 26], { turn: 34, above: 16 }],
  }),
  'kledingkast-stee': () => ({
    parts: wardrobe(),
    view: { turn: 26, above: 5, fill: 0.84 },
    close: [[-40, 80, 0], [40, 140, 32], { turn: 26, above: 8 }],
  }),
  'kapstok-want': () => ({
    parts: coatRack(),
    view: { turn: 20, above: 4, fill: 0.7 },
    otherParts: [...coatRack(), ...coatAndBag()],
    other: { turn: 10, above: 0, fill: 0.8 },
    onWall: true,
  }),
  'bed-baai': () => ({
    parts: bed('slats'),
    view: { turn: 30, above: 16, fill: 0.9 },
    close: [[-96, 30, -112], [10, 100, -30], { turn: -24, above: 18 }],
    room: [
      [
        ...put(slatBed(), 0, -30),
        ...put(bedsideTable(), -126, -108),
        ...put(bedsideTable(), 126, -108),
        ...put(tableLamp(clay), -126, -108, 0, 50, 0.7),
        ...pile([126, 50, -108]),
        ...put(rug(300, 190), 0, 40),
        ...print([0, 162, -150], 100, 66, '#b0603f', 1),
      ],
      { turn: 14, above: 13, fill: 0.96 },
      { fit: [...put(slatBed(), 0, -30), ...print([0, 150, -150], 90, 66)] },
    ],
  }),
  'bed-kalm': () => ({
    parts: bed('soft'),
    view: { turn: -30, above: 16, fill: 0.9 },
    close: [[-10, 36, -118], [98, 108, -40], { turn: 26, above: 18 }],
    room: [
      [
        ...put(bed('soft'), 0, -30),
        ...put(bedsideTable(), 128, -112),
        ...put(tableLamp(chalk), 128, -112, 0, 50, 0.7),
        ...put(domePendant(undefined, 200), -128, -108, 0, 96, 0.6),
        ...put(bedsideTable(), -128, -112),
        ...put(rug(300, 190), 0, 40),
        ...put(pouf(), -30, 128),
      ],
      { turn: -12, above: 12, fill: 0.98 },
      {
        fit: [
          ...put(bed('soft'), 0, -30),
          ...put(bedsideTable(), 128, -112),
          ...put(tableLamp(), 128, -112, 0, 70),
        ],
      },
    ],
  }),
  'nachtkast-schelp': () => ({
    parts: [...bedsideTable(), ...pile([2, 50, 0], ['#e6ddcd', '#4a545c'])],
    view: { turn: 26, above: 13, fill: 0.72 },
    close: [[-24, 10, 0], [24, 54, 22], { turn: 34, above: 18 }],
  }),
};
