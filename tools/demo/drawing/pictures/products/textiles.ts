import { tripodLamp } from '../../furniture/lamps.ts';
import { linen, sage, terracotta, rust, ink } from '../../furniture/materials.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { tree } from '../../furniture/plants.ts';
import { loungeChair } from '../../furniture/lounge-chair.ts';
import { scatter, sofa, daybed } from '../../furniture/sofas.ts';
import { sideTable } from '../../furniture/tables.ts';
import { rug, gridRug, foldedThrow, drapedThrow, pipedCushion } from '../../furniture/textiles.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put, region } from '../sets.ts';

/** Rug, throw and cushion. */
export const textiles: Record<string, () => ProductPictures> = {
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
    other: { turn: -32, above: 36, fill: 0.74 },
    room: [
      [
        ...put(rug(260, 170), 0, 20),
        ...put(daybed(linen), 0, -84),
        ...put(drapedThrow(66, 74, 32), 20, -43.5, 0, 41.6),
        ...scatter(-44, 41, -98, rust, 44, 3, 3),
        ...print([10, 132, -150], 84, 60, '#a2603f', 2),
      ],
      { turn: 12, above: 14, fill: 0.94 },
      { fit: region([-92, 0, -110], [98, 150, -40]) },
    ],
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
    room: [
      [
        ...put(rug(300, 190), 0, 30),
        ...put(sofa(linen), 0, -92),
        ...put(pipedCushion(terracotta), -66, -102, 8, 47),
        ...put(pipedCushion(sage), -34, -96, -4, 47),
        ...put(pipedCushion(ink), 68, -100, -8, 47),
        ...print([0, 152, -150], 90, 60, '#4a545c', 3),
        ...put(tripodLamp(), 146, -106),
      ],
      { turn: -8, above: 8, fill: 0.96 },
      { fit: region([-112, 8, -120], [112, 130, -60]) },
    ],
  }),
};
