import { sideboard } from '../../furniture/cabinets.ts';
import { domePendant, rattanPendant, tableLamp, tripodLamp } from '../../furniture/lamps.ts';
import { boucle, chalk, clay, linen, terracotta } from '../../furniture/materials.ts';
import { manual, pile } from '../../furniture/books.ts';
import { tree, vase } from '../../furniture/plants.ts';
import { pot } from '../../furniture/table-ware.ts';
import { bottle, foldedCloth } from '../../furniture/upkeep.ts';
import { loungeChair } from '../../furniture/lounge-chair.ts';
import { bench } from '../../furniture/seats.ts';
import { pouf } from '../../furniture/sofas.ts';
import { sideTable } from '../../furniture/tables.ts';
import { mirror } from '../../furniture/on-the-wall.ts';
import { foldedThrow, gridRug, pipedCushion, rug } from '../../furniture/textiles.ts';
import type { Scene } from '../../scene/scene.ts';
import { put, room } from '../sets.ts';
import { category, onWorktop } from './looks.ts';

/** The categories of what a room has beside furniture. */
export const livingRooms: Record<string, () => Scene> = {
  'categorie-wonen': () =>
    room(
      [
        ...put(rug(260, 190), 0, 0),
        ...put(loungeChair(), 24, -26, 20),
        ...put(pouf(boucle), -60, 30),
        ...put(tripodLamp(), -88, -86),
        ...put(sideTable(), 96, 6),
        ...pile([96, 52, 6]),
        ...put(mirror(), 40, -150, 0, 158),
        ...tree([150, 0, -100]),
      ],
      { turn: 2, above: 8, fill: 0.9 },
      {
        ...category,
        fit: [
          ...put(loungeChair(), 24, -26, 20),
          ...put(tripodLamp(), -88, -86),
          ...put(sideTable(), 96, 6),
          ...put(mirror(), 40, -150, 0, 158),
        ],
      },
    ),
  'categorie-verlichting': () =>
    room(
      [
        ...put(sideboard(), 0, -124),
        ...put(tableLamp(clay), -58, -124, 0, 73),
        ...pile([10, 73, -122]),
        ...pot([54, 73, -124], 2, 0.8),
        ...put(rattanPendant(160), 44, -90, 0, 142),
        ...put(domePendant(undefined, 180), -26, -80, 0, 168),
        ...put(tripodLamp(), 134, -90),
      ],
      { turn: -4, above: 4, fill: 0.92 },
      {
        ...category,
        sun: false,
        fit: [
          ...put(sideboard(), 0, -124),
          ...put(domePendant(undefined, 30), -26, -80, 0, 168),
          ...put(tripodLamp(), 134, -90),
        ],
      },
    ),
  'categorie-accessoires': () =>
    room(
      [
        ...put(bench(), 0, -110),
        ...put(pipedCushion(terracotta), -44, -122, 8, 46),
        ...put(foldedThrow(), 36, -112, -6, 46, 0.72),
        ...vase([76, 46, -112], chalk, 0.8),
        ...put(gridRug(260, 170), 0, 20),
        ...put(mirror(), -14, -150, 0, 158),
        ...put(pouf(), 118, -20),
      ],
      { turn: 6, above: 8, fill: 0.9 },
      {
        ...category,
        fit: [...put(bench(), 0, -110), ...put(mirror(), -14, -150, 0, 158), ...put(pouf(), 118, -20)],
      },
    ),
  'categorie-onderhoud': () =>
    onWorktop(
      [
        ...put(bottle('oil'), -10, -4),
        ...put(bottle('soap'), 2, -10),
        ...put(manual(), 30, -8, -10, 0, 0.9),
        ...foldedCloth([-26, 0, 2], linen),
      ],
      [-38, 0, -22],
      [46, 26, 20],
      6,
      20,
    ),
};
