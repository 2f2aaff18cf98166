import { pile } from '../../furniture/books.ts';
import { bedsideTable } from '../../furniture/cabinets.ts';
import { domePendant, tableLamp } from '../../furniture/lamps.ts';
import { chalk, clay } from '../../furniture/materials.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { pouf } from '../../furniture/sofas.ts';
import { bed } from '../../furniture/beds.ts';
import { rug } from '../../furniture/textiles.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put, region } from '../sets.ts';

const slatBed = () => bed('slats');

/** Beds and bedside tables. */
export const beds: Record<string, () => ProductPictures> = {
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
    room: [
      [
        ...put(slatBed(), -116, -38),
        ...put(bedsideTable(), 16, -122),
        ...put(tableLamp(clay), 8, -126, 0, 50, 0.66),
        ...pile([24, 50, -114], ['#e6ddcd', '#4a545c'], 20),
        ...put(rug(300, 190), -70, 30),
        ...print([22, 148, -150], 54, 70, '#7b8468', 2),
      ],
      { turn: 12, above: 10, fill: 0.94 },
      { fit: region([-90, 0, -140], [50, 128, -90]) },
    ],
  }),
};
