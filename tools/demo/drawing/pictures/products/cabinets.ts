import { pile } from '../../furniture/books.ts';
import { bookcase, sideboard, displayCabinet, tvCabinet, chest, wardrobe } from '../../furniture/cabinets.ts';
import { tableLamp, tripodLamp } from '../../furniture/lamps.ts';
import { ash, terracotta, chalk, clay, slate } from '../../furniture/materials.ts';
import { print, mirror } from '../../furniture/on-the-wall.ts';
import { vase, tree } from '../../furniture/plants.ts';
import { diningChair, armchair, stool, bench } from '../../furniture/seats.ts';
import { pouf } from '../../furniture/sofas.ts';
import { bowl } from '../../furniture/table-ware.ts';
import { rug, pipedCushion } from '../../furniture/textiles.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put } from '../sets.ts';

/** Cabinets, chests and bookcases. */
export const cabinets: Record<string, () => ProductPictures> = {
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
      { turn: -8, above: 7, fill: 0.88 },
      { fit: [...put(tvCabinet(), 0, -124), ...print([0, 140, -150], 110, 60)] },
    ],
  }),
  'ladekast-geul': () => ({
    parts: [...chest(ash), ...vase([-20, 95, 0], slate, 0.7)],
    view: { turn: 28, above: 9, fill: 0.82 },
    close: [[-20, 50, 0], [48, 98, 26], { turn: 34, above: 16 }],
    room: [
      [
        ...put(rug(220, 160), 10, 0),
        ...put(chest(ash), 0, -126),
        ...put(tableLamp(chalk), -26, -126, 0, 95, 0.72),
        ...pile([20, 95, -124]),
        ...put(mirror(), 8, -150, 0, 166),
        ...put(stool(), 92, -88, -20),
        ...tree([-108, 0, -100], 0.95),
      ],
      { turn: 10, above: 6, fill: 0.88 },
      { fit: [...put(chest(ash), 0, -126), ...put(mirror(), 8, -150, 0, 166), ...put(stool(), 92, -88)] },
    ],
  }),
  'kledingkast-stee': () => ({
    parts: wardrobe(),
    view: { turn: 26, above: 5, fill: 0.84 },
    close: [[-40, 80, 0], [40, 140, 32], { turn: 26, above: 8 }],
    room: [
      [
        ...put(rug(240, 160), 10, 0),
        ...put(wardrobe(), -46, -118),
        ...put(bench(110), 80, -112),
        ...put(pipedCushion(terracotta), 58, -122, 8, 46),
        ...put(mirror(), 84, -150, 0, 148),
      ],
      { turn: -8, above: 6, fill: 0.9 },
      { fit: [...put(wardrobe(), -46, -118), ...put(bench(110), 80, -112)] },
    ],
  }),
};
