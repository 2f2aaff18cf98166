import { bookcase, sideboard } from '../../furniture/cabinets.ts';
import { domePendant, tableLamp, tripodLamp } from '../../furniture/lamps.ts';
import {
  chalk,
  clay,
  ink,
  linen,
  oak,
  paint,
  rust,
  sage,
  slate,
  terracotta,
  walnut,
} from '../../furniture/materials.ts';
import { pile } from '../../furniture/books.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { tree, vase } from '../../furniture/plants.ts';
import { bowl } from '../../furniture/table-ware.ts';
import { loungeChair } from '../../furniture/lounge-chair.ts';
import { armchair, diningChair, shellChair, spindleChair } from '../../furniture/seats.ts';
import { scatters, sofa } from '../../furniture/sofas.ts';
import { coffeeTable, lowTable, ovalTable, sideTable } from '../../furniture/tables.ts';
import { bed } from '../../furniture/beds.ts';
import { gridRug, rug } from '../../furniture/textiles.ts';
import type { Scene } from '../../scene/scene.ts';
import { put, room } from '../sets.ts';
import { around } from '../around.ts';
import { category } from './looks.ts';

/** The categories of furniture. */
export const furnitureRooms: Record<string, () => Scene> = {
  'categorie-meubels': () =>
    room(
      [
        ...put(rug(300, 200), 0, 0),
        ...put(sideboard(), 30, -124),
        ...vase([84, 73, -124], chalk, 0.9),
        ...pile([-10, 73, -122]),
        ...put(armchair(rust), -74, 0, 36),
        ...put(coffeeTable(oak), 52, 26),
        ...print([20, 150, -150], 84, 62, '#7b8468', 2),
        ...put(tripodLamp(), -128, -84),
      ],
      { turn: 6, above: 9, fill: 0.94 },
      {
        ...category,
        fit: [...put(sideboard(), 30, -124), ...put(armchair(), -74, 0, 36), ...put(tripodLamp(), -128, -84)],
      },
    ),
  'categorie-tafels': () =>
    room(
      [
        ...put(rug(360, 250), 0, 0),
        ...ovalTable(oak),
        ...around(() => spindleChair(oak), [-60, 0, 58], 68),
        ...vase([20, 75, 0], clay, 0.95),
        ...bowl([-36, 75, 0], chalk),
        ...put(domePendant(paint('#39434d', 0.4), 200), 0, 0, 0, 152),
      ],
      { turn: -24, above: 10, fill: 0.86 },
      { ...category, fit: [...ovalTable(), ...put(domePendant(undefined, 30), 0, 0, 0, 152)] },
    ),
  'categorie-stoelen': () =>
    room(
      [
        ...put(diningChair(sage, oak), -88, 0, 24),
        ...put(spindleChair(), -24, -8, 8),
        ...put(shellChair(linen, oak), 42, 0, -16),
        ...put(diningChair(rust, walnut), 108, -6, -34),
      ],
      { turn: 0, above: 9, fill: 0.86, middle: [0, -0.1] },
      { ...category, back: -110 },
    ),
  'categorie-kasten': () =>
    room(
      [
        ...put(bookcase(150, 216, 2, 5), -84, -132),
        ...put(sideboard(), 96, -122),
        ...put(tableLamp(slate), 46, -122, 0, 73, 0.9),
        ...vase([146, 73, -122], chalk, 0.85),
        ...put(rug(300, 160), 10, 10),
        ...put(loungeChair(), 34, 6, -34),
      ],
      { turn: 4, above: 6, fill: 0.96 },
      { ...category, fit: [...put(bookcase(150, 216, 2, 5), -84, -132), ...put(sideboard(), 96, -122)] },
    ),
  'categorie-banken': () =>
    room(
      [
        ...put(gridRug(300, 200), 0, 20),
        ...put(sofa(linen), 0, -84),
        ...put(scatters(-74, 47, -6, [ink, terracotta]), 0, -84),
        ...put(lowTable(), 10, 40),
        ...pile([-8, 36, 40]),
        ...tree([154, 0, -104]),
        ...print([-34, 166, -150], 70, 56, '#b0603f', 1),
        ...print([40, 166, -150], 44, 56, '#4a545c', 3),
        ...put(sideTable(), -146, -76),
        ...put(tableLamp(clay), -146, -76, 0, 52, 0.8),
      ],
      { turn: 10, above: 9, fill: 0.98 },
      {
        ...category,
        fit: [...put(sofa(), 0, -84), ...put(sideTable(), -146, -76), ...tree([154, 0, -104], 0.9)],
      },
    ),
  'categorie-bedden': () =>
    room(
      [
        ...put(bed('slats'), 0, -30),
        ...put(sideTable(), -130, -104),
        ...put(tableLamp(clay), -130, -104, 0, 52, 0.75),
        ...put(rug(320, 190), 0, 40),
        ...print([0, 164, -150], 100, 66, '#7b8468', 1),
        ...tree([146, 0, -104]),
      ],
      { turn: -16, above: 13, fill: 0.94 },
      {
        ...category,
        fit: [
          ...put(bed('slats'), 0, -30),
          ...put(sideTable(), -130, -104),
          ...print([0, 150, -150], 60, 40),
        ],
      },
    ),
};
