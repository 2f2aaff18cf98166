import { pile } from '../../furniture/books.ts';
import { tableLamp, tripodLamp } from '../../furniture/lamps.ts';
import {
  walnut,
  linen,
  white,
  sage,
  terracotta,
  rust,
  chalk,
  clay,
  slate,
} from '../../furniture/materials.ts';
import { print, mirror } from '../../furniture/on-the-wall.ts';
import { vase, tree } from '../../furniture/plants.ts';
import { armchair, spindleChair } from '../../furniture/seats.ts';
import { scatter, sofa, scatters } from '../../furniture/sofas.ts';
import { pot } from '../../furniture/table-ware.ts';
import {
  coffeeTable,
  sideTable,
  desk,
  lowTable,
  nestingTable,
  consoleTable,
} from '../../furniture/tables.ts';
import { rug, gridRug } from '../../furniture/textiles.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put, region, sandWall } from '../sets.ts';

const nest = [...put(nestingTable(55, 40, 48), -10, -12), ...put(nestingTable(42, 34, 40), 22, 14)];

/** Coffee and side tables, a console and the desk. */
export const lowTables: Record<string, () => ProductPictures> = {
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
  'salontafel-schol': () => ({
    parts: [...lowTable(), ...pile([-20, 36, 0])],
    view: { turn: 26, above: 18, fill: 0.82 },
    close: [[-66, 4, 0], [0, 42, 34], { turn: -30, above: 16 }],
    room: [
      [
        ...put(gridRug(300, 200), 0, 20),
        ...put(sofa(sage), 0, -92),
        ...put(scatters(-74, 47, -6, [white, terracotta]), 0, -92),
        ...put(lowTable(), 6, 36),
        ...pile([-24, 36, 36], undefined, 10),
        ...vase([34, 36, 32], chalk, 0.62),
        ...print([10, 164, -150], 90, 64, '#a2603f', 1),
        ...tree([150, 0, -104]),
      ],
      { turn: -10, above: 12, fill: 0.96 },
      { fit: [...put(sofa(), 0, -92), ...put(lowTable(), 6, 36)] },
    ],
  }),
  'bijzettafel-eb': () => ({
    parts: [...sideTable(), ...pile([2, 52, 0], ['#e6ddcd', '#4a545c'])],
    view: { turn: 22, above: 15, fill: 0.74 },
    close: [[-24, 38, -22], [24, 56, 22], { turn: 24, above: 32 }],
    room: [
      [
        ...put(rug(260, 190), -40, 10),
        ...put(sofa(linen), -120, -84),
        ...scatter(-50, 47, -90, rust, 44, 3, 3),
        ...put(sideTable(), 26, -58),
        ...pot([28, 52, -56], 3, 0.7),
        ...put(tripodLamp(), 66, -104),
      ],
      { turn: 10, above: 9, fill: 0.94 },
      { wall: sandWall, fit: region([-70, 0, -90], [60, 122, -40]) },
    ],
  }),
  'nesttafels-golf': () => ({
    parts: nest,
    view: { turn: 24, above: 18, fill: 0.76 },
    other: { turn: -40, above: 28, fill: 0.78 },
    room: [
      [
        ...put(rug(240, 190), 0, 0),
        ...put(armchair(linen, walnut), -46, -34, 24),
        ...put(nest, 46, 0, 8),
        ...pile([40, 48, -14], ['#e6ddcd', '#7b8468'], 6),
        ...put(tripodLamp(walnut), -104, -104),
        ...print([24, 150, -150], 70, 90, '#4a545c', 2),
      ],
      { turn: 2, above: 10, fill: 0.86 },
      { fit: [...put(armchair(), -46, -34, 24), ...put(nest, 46, 0, 8), ...print([20, 140, -150], 60, 60)] },
    ],
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
  'bureau-werf': () => ({
    parts: [...desk(), ...put(tableLamp(slate), -46, -8, 0, 74, 0.82)],
    view: { turn: 28, above: 13, fill: 0.84 },
    close: [[14, 54, 10], [76, 80, 36], { turn: 44, above: 20 }],
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
};
