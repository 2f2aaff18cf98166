import { sideboard } from '../../furniture/cabinets.ts';
import { domePendant, tableLamp, tripodLamp } from '../../furniture/lamps.ts';
import { chalk, clay, ink, linen, moss, rust, terracotta } from '../../furniture/materials.ts';
import { pile } from '../../furniture/books.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { tree, vase } from '../../furniture/plants.ts';
import { bowl, pot } from '../../furniture/table-ware.ts';
import { armchair } from '../../furniture/seats.ts';
import { scatters, sofa } from '../../furniture/sofas.ts';
import { lowTable } from '../../furniture/tables.ts';
import { rug } from '../../furniture/textiles.ts';
import type { Scene } from '../../scene/scene.ts';
import { put, room, sandWall } from '../sets.ts';
import { wide, dining } from './looks.ts';

/** The two rooms of the front page: the one at the top and the one halfway. */
export const homeRooms: Record<string, () => Scene> = {
  'home-hero': () =>
    room(
      [
        ...put(rug(330, 240), 60, 0),
        ...put(dining(), 60, 0),
        ...vase([74, 75, 0], chalk, 0.95, 3, 7),
        ...bowl([20, 75, 4], moss),
        ...put(domePendant(undefined, 240), 16, 0, 0, 150),
        ...put(domePendant(undefined, 240), 106, 0, 0, 150),
        ...put(sideboard(), -84, -124),
        ...put(tableLamp(clay), -142, -124, 0, 73),
        ...pile([-96, 73, -122]),
        ...pot([-44, 73, -126], 2, 0.9),
        ...tree([206, 0, -104], 1.15),
        ...print([-92, 158, -150], 62, 82),
      ],
      { turn: -10, above: 8, fill: 0.9, middle: [0, -0.1] },
      {
        ...wide,
        fit: [
          ...put(dining(), 60, 0),
          ...put(sideboard(), -84, -124),
          ...put(tableLamp(), -142, -124, 0, 73),
        ],
      },
    ),
  woonkamer: () =>
    room(
      [
        ...put(rug(380, 220), 40, 20),
        ...put(sofa(linen), 30, -84),
        ...put(scatters(-74, 47, -6, [ink, terracotta]), 30, -84),
        ...put(lowTable(), 20, 44),
        ...pile([2, 36, 44]),
        ...vase([44, 36, 44], clay, 0.62),
        ...put(armchair(rust), 196, 6, -52),
        ...put(tripodLamp(), 172, -104),
        ...tree([262, 0, -108], 1.15),
        ...print([0, 170, -150], 80, 62, '#b0603f', 1),
        ...print([78, 170, -150], 48, 62, '#4a545c', 3),
      ],
      { turn: -4, above: 7, fill: 0.62, middle: [0.19, -0.06] },
      {
        width: 1800,
        height: 860,
        wall: sandWall,
        fit: [...put(sofa(), 30, -84), ...put(armchair(), 196, 6, -52), ...put(tripodLamp(), 172, -104)],
      },
    ),
};
