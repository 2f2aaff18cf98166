import { manual } from '../../furniture/books.ts';
import { sideboard } from '../../furniture/cabinets.ts';
import { tableLamp } from '../../furniture/lamps.ts';
import {
  oak,
  walnut,
  ash,
  linen,
  white,
  sage,
  terracotta,
  rust,
  ink,
  boucle,
  chalk,
  clay,
  moss,
} from '../../furniture/materials.ts';
import { vase } from '../../furniture/plants.ts';
import { diningChair } from '../../furniture/seats.ts';
import { pot, bowl } from '../../furniture/table-ware.ts';
import { diningTable, desk } from '../../furniture/tables.ts';
import { bottle, foldedCloth, sampleBox } from '../../furniture/upkeep.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put, region, sandWall } from '../sets.ts';

/** What keeps furniture well, and the box of samples. */
export const upkeep: Record<string, () => ProductPictures> = {
  onderhoudsboek: () => ({
    parts: manual(),
    view: { turn: 20, above: 20, fill: 0.66 },
    other: { turn: -30, above: 34, fill: 0.66 },
    room: [
      [
        ...put(desk(), 0, -112),
        ...put(manual(), 18, -104, -8, 74),
        ...put(tableLamp(clay), -34, -118, 0, 74, 0.76),
        ...pot([50, 74, -120], 0, 0.8),
      ],
      { turn: 8, above: 16, lens: 70, fill: 0.94, aperture: 5.6 },
      { wall: sandWall, fit: region([-46, 70, -126], [54, 118, -84]) },
    ],
  }),
  onderhoudsolie: () => ({
    parts: [...bottle('oil'), ...foldedCloth([16, 0, -3], linen)],
    view: { turn: 12, above: 12, fill: 0.66 },
    close: [[-6, 0, -6], [8, 25, 6], { turn: 8, above: 10 }],
    room: [
      [
        ...put(sideboard(oak), 0, -122),
        ...put(bottle('oil'), -6, -112, -12, 73),
        ...foldedCloth([14, 73, -108], linen, [16, 12], 3),
        ...pot([-30, 73, -124], 4, 0.8),
        ...vase([34, 73, -128], chalk, 0.5),
      ],
      { turn: -8, above: 12, lens: 70, fill: 0.94, aperture: 5.6 },
      { wall: sandWall, fit: region([-32, 66, -126], [34, 110, -104]) },
    ],
  }),
  houtzeep: () => ({
    parts: [...bottle('soap'), ...foldedCloth([-16, 0, -2], white)],
    view: { turn: -10, above: 12, fill: 0.66 },
    close: [[-6, 0, -6], [8, 25, 6], { turn: 20, above: 12 }],
    room: [
      [
        ...diningTable(180, 90),
        ...put(bottle('soap'), 10, 8, 16, 75),
        ...put(bowl([0, 0, 0], clay), -24, -4, 0, 75, 0.9),
        ...foldedCloth([30, 75, 14], sage, [18, 13], 3),
        ...put(diningChair(linen, oak), 20, -66),
      ],
      { turn: 10, above: 16, lens: 70, fill: 0.94, aperture: 5.6 },
      { fit: region([-44, 72, -14], [46, 108, 24]) },
    ],
  }),
  stalendoos: () => ({
    parts: sampleBox([oak, walnut, ash], [linen, sage, terracotta, ink, rust, boucle]),
    view: { turn: 24, above: 32, fill: 0.76 },
    close: [[-18, 0, -13], [18, 6, 13], { turn: 6, above: 60 }],
    room: [
      [
        ...diningTable(180, 90),
        ...put(sampleBox([oak, walnut, ash], [linen, sage, terracotta, ink, rust, boucle]), -8, 0, 14, 75),
        ...foldedCloth([34, 75, 6], terracotta, [14, 11], 2),
        ...foldedCloth([36, 77, 12], ink, [11, 9], 2),
        ...put(bowl([0, 0, 0], moss), 52, -24, 0, 75, 0.9),
        ...put(diningChair(sage, oak), -26, -66),
      ],
      { turn: 10, above: 34, lens: 70, fill: 0.9, aperture: 8 },
      { fit: region([-38, 72, -26], [58, 98, 22]) },
    ],
  }),
};
