import { rug } from '../furniture/cabinets.ts';
import { floorLamp } from '../furniture/lamps.ts';
import { ash, clay, linen, moss, oak, rust, sand, slate, walnut } from '../furniture/materials.ts';
import { print, vase } from '../furniture/objects.ts';
import { armchair, bench, diningChair, stool } from '../furniture/seats.ts';
import { sideTable } from '../furniture/tables.ts';
import type { Scene } from '../scene/draw-scene.ts';
import { placed } from '../scene/part.ts';
import { close, room, studio } from './product-scene.ts';

export const seatPictures: Record<string, Scene> = {
  'stoel-sluis-1': studio('Stoel Sluis in eiken met mosgroene stof', diningChair(), 32, 16),
  'stoel-sluis-2': studio('Stoel Sluis van achteren', diningChair(), 150, 14),
  'stoel-sluis-3': studio(
    'Stoel Sluis in noten met linnen en in essen met leisteen',
    [
      ...placed(diningChair(linen, walnut), [-36, 0, 0], -16),
      ...placed(diningChair(slate, ash), [36, 0, 8], 14),
    ],
    22,
    14,
    { fill: 0.84 },
  ),
  'fauteuil-luwte-1': studio('Fauteuil Luwte in roestrode wol', armchair(), 32, 15),
  'fauteuil-luwte-2': room(
    'Fauteuil Luwte in een leeshoek met lamp',
    [
      rug(230, 160),
      ...placed(armchair(rust, walnut), [-8, 0, 0], 22),
      ...placed(floorLamp(oak), [-82, 0, -46], 0, 1.08),
      ...placed(sideTable(), [72, 0, -4]),
      ...placed(vase([0, 52.4, 0], sand, 0.6), [72, 0, -4]),
    ],
    {
      view: { azimuth: 0, elevation: 9, distance: 600, target: [0, 60, 0] },
      onWall: print(52, 142, -110, 58, 76, clay),
      focus: { min: [-115, 0, -40], max: [105, 180, 40] },
      glows: [{ at: [-82, 150, -46], reach: 66 }],
    },
  ),
  'fauteuil-luwte-3': studio('Fauteuil Luwte in mosgroen, schuin van links', armchair(moss, oak), -36, 14),
  'kruk-paal-1': studio('Kruk Paal met gevlochten zitting', stool(), 18, 18),
  'kruk-paal-2': close(
    'Gevlochten zitting van kruk Paal',
    stool(),
    { min: [-20, 30, -16], max: [20, 50, 20] },
    24,
    34,
  ),
  'bank-kade-1': studio('Eettafelbank Kade in eiken', bench(), 30, 14, { fill: 0.84 }),
  'bank-kade-2': close(
    'Kopse kant en poot van bank Kade',
    bench(160, oak),
    { min: [40, 18, 0], max: [86, 54, 20] },
    42,
    20,
  ),
};
