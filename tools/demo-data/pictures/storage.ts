import { bookcase, rug, sideboard } from '../furniture/cabinets.ts';
import { tableLamp } from '../furniture/lamps.ts';
import { chalk, clay, oak, rust, walnut } from '../furniture/materials.ts';
import { print, vase } from '../furniture/objects.ts';
import { stool } from '../furniture/seats.ts';
import type { Scene } from '../scene/draw-scene.ts';
import { placed } from '../scene/part.ts';
import { contact } from '../scene/shapes.ts';
import { close, room, studio } from './product-scene.ts';

const wallObjects = print(30, 142, -110, 74, 62, rust);
const dressed = [
  ...sideboard(),
  ...contact(-58, 72.6, 0, 9),
  ...placed(tableLamp(clay), [-58, 72.6, 0]),
  ...contact(52, 72.6, 0, 9),
  ...vase([52, 72.6, 0], chalk, 0.8),
];

export const storagePictures: Record<string, Scene> = {
  'boekenkast-loods-1': studio('Boekenkast Loods in eiken', bookcase(), 24, 8),
  'boekenkast-loods-2': close(
    'Planken van boekenkast Loods',
    bookcase(),
    { min: [-52, 84, -10], max: [56, 168, 17] },
    -22,
    10,
  ),
  'boekenkast-loods-3': room(
    'Boekenkast Loods over de hele wand',
    [rug(240, 130), ...placed(bookcase(190, 210, 5, oak), [0, 0, -80]), ...placed(stool(), [84, 0, 10])],
    { focus: { min: [-112, -12, -80], max: [112, 216, -40] }, windowLight: undefined },
  ),
  'dressoir-haven-1': studio('Dressoir Haven in noten', sideboard(), 28, 14, { fill: 0.84 }),
  'dressoir-haven-2': room('Dressoir Haven met lamp en vaas', placed(dressed, [0, 0, -78]), {
    onWall: wallObjects,
    view: { azimuth: 0, elevation: 7, distance: 640, target: [0, 70, 0] },
    focus: { min: [-104, 0, -78], max: [104, 178, -60] },
    glows: [{ at: [-58, 118, -78], reach: 50 }],
  }),
  'dressoir-haven-3': close(
    'Lamellen en laden van dressoir Haven',
    sideboard(walnut),
    { min: [-30, 20, 18], max: [48, 78, 24] },
    26,
    12,
  ),
};
