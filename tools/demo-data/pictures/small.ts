import { tableware, wallShelf, rug } from '../furniture/cabinets.ts';
import { floorLamp, pendant, tableLamp } from '../furniture/lamps.ts';
import { chalk, clay, moss, oak, slate, walnut } from '../furniture/materials.ts';
import { book, oilBottle, vase } from '../furniture/objects.ts';
import { armchair } from '../furniture/seats.ts';
import type { Scene } from '../scene/draw-scene.ts';
import { placed } from '../scene/part.ts';
import { contact, woodLook } from '../scene/shapes.ts';
import { room, studio, surface } from './product-scene.ts';

const table = surface();
const onTable = (
  title: string,
  parts: Scene['parts'],
  focus: Scene['focus'],
  azimuth = 16,
  elevation = 16,
): Scene =>
  studio(title, [table, ...parts], azimuth, elevation, {
    view: { azimuth, elevation, distance: 220, target: [0, 12, 0] },
    focus,
    fill: 0.82,
    noFloor: true,
  });

export const smallPictures: Record<string, Scene> = {
  'hanglamp-baken-1': studio('Hanglamp Baken in krijtwit', pendant(), 20, -5, {
    noFloor: true,
    focus: { min: [-34, 100, -34], max: [34, 190, 34] },
    fill: 0.8,
    glows: [{ at: [0, 116, 0], reach: 60 }],
  }),
  'hanglamp-baken-2': studio(
    'Drie hanglampen Baken in krijt, mos en leisteen',
    [
      ...placed(pendant(chalk), [-66, 8, 0]),
      ...placed(pendant(moss), [0, -14, 0]),
      ...placed(pendant(slate), [66, 16, 0]),
    ],
    8,
    -4,
    {
      noFloor: true,
      focus: { min: [-96, 80, -30], max: [96, 200, 30] },
      fill: 0.9,
      glows: [
        { at: [-66, 124, 0], reach: 46 },
        { at: [0, 102, 0], reach: 46 },
        { at: [66, 132, 0], reach: 46 },
      ],
    },
  ),
  'tafellamp-boei-1': onTable(
    'Tafellamp Boei in terracotta',
    [...contact(0, 0, 0, 10), ...tableLamp()],
    { min: [-20, 0, -18], max: [20, 56, 18] },
    16,
    10,
  ),
  'tafellamp-boei-2': onTable(
    'Tafellamp Boei in leisteen en krijt',
    [
      ...contact(-24, 0, 0, 10),
      ...placed(tableLamp(slate), [-24, 0, 0]),
      ...contact(26, 0, -8, 8),
      ...placed(tableLamp(chalk), [26, 0, -8], 0, 0.82),
    ],
    { min: [-44, 0, -18], max: [44, 58, 18] },
    10,
    12,
  ),
  'vloerlamp-riet-1': studio('Vloerlamp Riet met eiken driepoot', floorLamp(), 20, 8, {
    glows: [{ at: [0, 140, 0], reach: 56 }],
  }),
  'vloerlamp-riet-2': room(
    'Vloerlamp Riet naast een fauteuil',
    [
      rug(210, 150),
      ...placed(floorLamp(oak), [54, 0, -40], 10, 1.1),
      ...placed(armchair(moss, walnut), [-34, 0, 0], 26),
    ],
    {
      view: { azimuth: 0, elevation: 8, distance: 600, target: [0, 60, 0] },
      focus: { min: [-95, 0, -40], max: [95, 178, 40] },
      glows: [{ at: [54, 152, -40], reach: 66 }],
    },
  ),
  'wandplank-lijn-1': studio('Wandplank Lijn met servies', [], 14, 10, {
    onWall: [
      ...wallShelf(),
      ...tableware(-16, 63, 2),
      ...contact(34, 63, 2, 6),
      ...vase([34, 63, 2], chalk, 0.55),
    ],
    wallPlane: -12,
    noFloor: true,
    focus: { min: [-58, 40, -12], max: [58, 100, 12] },
    fill: 0.86,
  }),
  'wandplank-lijn-2': studio('Twee wandplanken Lijn boven elkaar', [], -14, 8, {
    onWall: [
      ...wallShelf(110, 30, walnut),
      ...tableware(16, 33, 2),
      ...wallShelf(110, 84, walnut),
      ...contact(-30, 87, 2, 6),
      ...vase([-30, 87, 2], clay, 0.5),
    ],
    wallPlane: -12,
    noFloor: true,
    focus: { min: [-58, 12, -12], max: [58, 122, 12] },
    fill: 0.84,
  }),
  'onderhoudsboek-1': onTable(
    'Het onderhoudsboek Hout dat blijft',
    [...book()],
    { min: [-20, 0, -12], max: [14, 10, 16] },
    24,
    34,
  ),
  'onderhoudsboek-2': onTable(
    'Het onderhoudsboek op een stapel, met olie',
    [
      ...placed(book(clay), [-6, 0, 2], 12),
      ...placed(book(moss), [-6, 3.9, 2], -4),
      ...contact(24, 0, -6, 6.5),
      ...placed(oilBottle().slice(0, 9), [24, 0, -6]),
    ],
    { min: [-24, 0, -12], max: [32, 30, 18] },
    10,
    22,
  ),
  'onderhoudsolie-1': onTable(
    'Fles onderhoudsolie met doek',
    [...contact(0, 0, 0, 6.8), ...oilBottle()],
    { min: [-9, 0, -8], max: [28, 31, 10] },
    14,
    14,
  ),
  'onderhoudsolie-2': studio(
    'Onderhoudsolie op een noten blad',
    [
      surface(woodLook(walnut, 205, 4)),
      ...contact(-10, 0, 0, 6.8),
      ...placed(oilBottle().slice(0, 9), [-10, 0, 0]),
      ...contact(12, 0, -14, 6.8),
      ...placed(oilBottle().slice(0, 9), [12, 0, -14]),
    ],
    -12,
    16,
    {
      view: { azimuth: -12, elevation: 16, distance: 220, target: [0, 12, 0] },
      focus: { min: [-18, 0, -20], max: [20, 31, 8] },
      fill: 0.8,
      noFloor: true,
    },
  ),
};
