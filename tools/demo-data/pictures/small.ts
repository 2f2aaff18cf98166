import { arcLamp, domePendant, rattanPendant, tableLamp, tripodLamp, wallLamp } from '../furniture/lamps.ts';
import {
  ash,
  boucle,
  chalk,
  clay,
  ink,
  linen,
  oak,
  paint,
  rust,
  sage,
  terracotta,
  walnut,
  white,
} from '../furniture/materials.ts';
import { manual, pile } from '../furniture/books.ts';
import { print } from '../furniture/on-the-wall.ts';
import { tree, vase } from '../furniture/plants.ts';
import { bottle, foldedCloth, sampleBox } from '../furniture/upkeep.ts';
import { armchair, diningChair, loungeChair, shellChair } from '../furniture/seats.ts';
import { sofa } from '../furniture/sofas.ts';
import { consoleTable, diningTable, drumTable, sideTable } from '../furniture/tables.ts';
import { foldedThrow, gridRug, mirror, pipedCushion, rug } from '../furniture/textiles.ts';
import { placed } from '../scene/part.ts';
import type { ProductPictures } from './product-pictures.ts';
import { around } from './tables.ts';
import { put } from './sets.ts';

const hung = (parts: ReturnType<typeof domePendant>) => placed(parts, { at: [0, 190, 0] });

export const smallPictures: Record<string, () => ProductPictures> = {
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
    close: [[-13, 0, -13], [13, 34, 13], { turn: 14, above: 10 }],
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
  'wandlamp-schijn': () => ({
    parts: wallLamp(),
    view: { turn: 28, above: 4, fill: 0.4 },
    other: { turn: -52, above: 2, fill: 0.42 },
    onWall: true,
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
  }),
  'vloerkleed-zand': () => ({
    parts: gridRug(),
    view: { turn: 38, above: 26, fill: 0.9 },
    close: [[40, 0, 84], [100, 10, 150], { turn: 34, above: 30 }],
    room: [
      [
        ...put(gridRug(260, 320), 0, 20, 90),
        ...put(sofa(linen), 0, -92),
        ...put(sideTable(), -146, -80),
        ...put(loungeChair(), 96, 46, -60),
        ...tree([150, 0, -104]),
      ],
      { turn: -6, above: 18, fill: 0.98 },
      { fit: [...put(gridRug(260, 300), 0, 20, 90), ...put(sofa(), 0, -92)] },
    ],
  }),
  'plaid-zijl': () => ({
    parts: foldedThrow(),
    view: { turn: 24, above: 22, fill: 0.74 },
    close: [[0, 0, 6], [36, 12, 32], { turn: 30, above: 22 }],
  }),
  'kussen-terp': () => ({
    parts: pipedCushion(terracotta),
    view: { turn: 22, above: 10, fill: 0.64 },
    otherParts: [
      ...pipedCushion(terracotta),
      ...put(pipedCushion(linen), -34, -16, 8),
      ...put(pipedCushion(ink), 36, -20, -12),
    ],
    other: { turn: -14, above: 10, fill: 0.86 },
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
  onderhoudsboek: () => ({
    parts: manual(),
    view: { turn: 20, above: 20, fill: 0.66 },
    other: { turn: -30, above: 34, fill: 0.66 },
  }),
  onderhoudsolie: () => ({
    parts: [...bottle('oil'), ...foldedCloth([16, 0, -3], linen)],
    view: { turn: 12, above: 12, fill: 0.66 },
    close: [[-6, 0, -6], [8, 25, 6], { turn: 8, above: 10 }],
  }),
  houtzeep: () => ({
    parts: [...bottle('soap'), ...foldedCloth([-16, 0, -2], white)],
    view: { turn: -10, above: 12, fill: 0.66 },
    close: [[-6, 0, -6], [8, 25, 6], { turn: 20, above: 12 }],
  }),
  stalendoos: () => ({
    parts: sampleBox([oak, walnut, ash], [linen, sage, terracotta, ink, rust, boucle]),
    view: { turn: 24, above: 32, fill: 0.76 },
    close: [[-18, 0, -13], [18, 6, 13], { turn: 6, above: 60 }],
  }),
};
