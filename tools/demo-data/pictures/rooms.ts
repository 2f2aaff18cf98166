import { bookcase, rug, sideboard } from '../furniture/cabinets.ts';
import { floorLamp, pendant, tableLamp } from '../furniture/lamps.ts';
import { chalk, clay, linen, moss, oak, rust, sand, slate, walnut } from '../furniture/materials.ts';
import { bowl, oilBottle, print, vase, book } from '../furniture/objects.ts';
import { armchair, bench, diningChair, stool } from '../furniture/seats.ts';
import { coffeeTable, diningTable } from '../furniture/tables.ts';
import type { Scene } from '../scene/draw-scene.ts';
import { placed } from '../scene/part.ts';
import { contact } from '../scene/shapes.ts';
import { room, studio, surface } from './product-scene.ts';

const top = 74.6;
const wide = { width: 2000, height: 1100 };

export const roomPictures: Record<string, Scene> = {
  'home-hero': room(
    'Eetkamer met een eiken tafel, stoelen, een bank en een dressoir in ochtendlicht',
    [
      rug(330, 200),
      ...placed(sideboard(walnut), [-158, 0, -82], 0, 0.98),
      ...placed(tableLamp(clay), [-214, 71.2, -82]),
      ...contact(-100, 71.2, -82, 9),
      ...placed(vase([0, 0, 0], chalk, 0.8), [-100, 71.2, -82]),
      ...placed(diningTable(220, 96), [70, 0, 10]),
      ...placed(diningChair(moss, oak), [14, 0, -44]),
      ...placed(diningChair(moss, oak), [84, 0, -44]),
      ...placed(diningChair(moss, oak), [150, 0, -42], -6),
      ...placed(bench(170, oak), [66, 0, 84]),
      ...contact(46, top, 8, 9),
      ...vase([46, top, 8], chalk, 0.85),
      ...contact(112, top, 12, 8),
      ...bowl([112, top, 12], sand),
      ...placed(pendant(chalk, 300), [18, 66, 10]),
      ...placed(pendant(chalk, 300), [122, 66, 10]),
    ],
    {
      ...wide,
      view: { azimuth: 0, elevation: 9, distance: 760, target: [0, 90, 0] },
      focus: { min: [-262, -16, -60], max: [262, 240, 60] },
      fill: 0.98,
      shift: [0, 0.06],
      windowLight: [0.06, 0.05, 0.2, 0.5],
      onWall: [...print(-128, 152, -110, 54, 70, rust), ...print(-190, 146, -110, 40, 52, moss)],
      glows: [
        { at: [-214, 118, -82], reach: 50 },
        { at: [18, 182, 10], reach: 72 },
        { at: [122, 182, 10], reach: 72 },
      ],
    },
  ),
  'over-ons': room(
    'Werkplaats met een werkbank, planken hout en gereedschap',
    [
      ...placed(diningTable(200, 80, oak), [10, 0, 0]),
      ...placed(stool(), [-96, 0, 40]),
      ...placed(bookcase(120, 190, 5, oak), [150, 0, -84]),
      ...contact(-40, top, 4, 7),
      ...placed(oilBottle(), [-40, top, 4]),
      ...placed(book(moss), [52, top, 6], 14),
    ],
    {
      ...wide,
      view: { azimuth: 0, elevation: 7, distance: 700, target: [0, 80, 0] },
      focus: { min: [-210, -14, -40], max: [210, 205, 40] },
      fill: 0.96,
      onWall: print(-40, 146, -110, 90, 62, slate),
      windowLight: [0.06, 0.06, 0.2, 0.56],
    },
  ),
  'categorie-meubels': room(
    'Woonkamer met fauteuil, salontafel en dressoir',
    [
      rug(260, 170),
      ...placed(sideboard(walnut), [10, 0, -84]),
      ...placed(armchair(rust, walnut), [-66, 0, 10], 34),
      ...placed(coffeeTable(oak), [56, 0, 26]),
    ],
    {
      view: { azimuth: 0, elevation: 11, distance: 620, target: [0, 60, 0] },
      focus: { min: [-120, 0, -40], max: [120, 160, 40] },
      onWall: print(30, 138, -110, 66, 56, moss),
    },
  ),
  'categorie-tafels': studio(
    'Eettafel en salontafel in eiken',
    [
      ...placed(diningTable(180, 88), [0, 0, -30]),
      ...placed(coffeeTable(oak), [30, 0, 80], 0, 0.8),
      ...contact(-20, top, -30, 8),
      ...vase([-20, top, -30], clay, 0.7),
    ],
    22,
    16,
    { fill: 0.86 },
  ),
  'categorie-stoelen': studio(
    'Drie stoelen op een rij',
    [
      ...placed(diningChair(moss, oak), [-70, 0, 0], 6),
      ...placed(diningChair(rust, walnut), [0, 0, 4]),
      ...placed(diningChair(linen, oak), [70, 0, 0], -6),
    ],
    18,
    13,
    { fill: 0.88 },
  ),
  'categorie-kasten': studio(
    'Boekenkast naast een dressoir',
    [...placed(bookcase(100, 190), [-80, 0, -10]), ...placed(sideboard(walnut), [62, 0, 0], 0, 0.9)],
    16,
    9,
    { fill: 0.88 },
  ),
  'categorie-wonen': room(
    'Leeshoek met lamp, kruk en vaas',
    [
      rug(210, 140),
      ...placed(floorLamp(oak), [-70, 0, -40], 0, 1.1),
      ...placed(armchair(moss, oak), [0, 0, -6], 8),
      ...placed(stool(), [78, 0, 20]),
      ...placed(vase([0, 47, 0], chalk, 0.7), [78, 0, 20]),
    ],
    {
      view: { azimuth: 0, elevation: 9, distance: 600, target: [0, 60, 0] },
      focus: { min: [-110, 0, -40], max: [110, 180, 40] },
      glows: [{ at: [-70, 152, -40], reach: 66 }],
    },
  ),
  'categorie-verlichting': studio(
    'Hanglampen en een tafellamp',
    [...placed(pendant(chalk), [-44, 4, 0]), ...placed(pendant(slate), [40, -20, 0])],
    10,
    -4,
    {
      noFloor: true,
      focus: { min: [-80, 76, -30], max: [80, 190, 30] },
      fill: 0.88,
      glows: [
        { at: [-44, 120, 0], reach: 56 },
        { at: [40, 96, 0], reach: 56 },
      ],
    },
  ),
  'categorie-onderhoud': studio(
    'Olie en het onderhoudsboek',
    [
      surface(),
      ...contact(12, 0, -8, 6.8),
      ...placed(oilBottle().slice(0, 9), [12, 0, -8]),
      ...placed(book(moss), [-14, 0, 4], 16),
    ],
    8,
    22,
    {
      view: { azimuth: 8, elevation: 22, distance: 220, target: [0, 12, 0] },
      focus: { min: [-32, 0, -14], max: [26, 30, 14] },
      fill: 0.92,
      noFloor: true,
    },
  ),
};
