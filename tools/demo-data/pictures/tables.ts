import { bowl, print, vase } from '../furniture/objects.ts';
import { armchair, diningChair } from '../furniture/seats.ts';
import { pendant, tableLamp } from '../furniture/lamps.ts';
import {
  ash,
  chalk,
  clay,
  linen,
  moss,
  oak,
  rust,
  sand,
  slate,
  steel,
  walnut,
} from '../furniture/materials.ts';
import { rug } from '../furniture/cabinets.ts';
import { coffeeTable, desk, diningTable, sideTable } from '../furniture/tables.ts';
import type { Scene } from '../scene/draw-scene.ts';
import { placed } from '../scene/part.ts';
import { contact } from '../scene/shapes.ts';
import { close, room, studio } from './product-scene.ts';

const top = 74.6;
const laidTable = [
  ...diningTable(),
  ...contact(-30, top, 4, 9),
  ...vase([-30, top, 4], chalk, 0.8),
  ...contact(24, top, -4, 9),
  ...bowl([24, top, -4], sand),
];

export const tablePictures: Record<string, Scene> = {
  'eettafel-duin-1': studio('Eettafel Duin in eiken, schuin van voren', laidTable, 30, 15, { fill: 0.84 }),
  'eettafel-duin-2': room(
    'Eettafel Duin met stoelen en hanglamp in een eetkamer',
    [
      rug(290, 210),
      ...placed(diningTable(210, 92), [0, 0, 0]),
      ...placed(diningChair(moss, oak), [-48, 0, -52]),
      ...placed(diningChair(moss, oak), [48, 0, -52]),
      ...placed(diningChair(linen, oak), [-48, 0, 58], 180),
      ...placed(diningChair(linen, oak), [50, 0, 60], 168),
      ...contact(6, top, 0, 9),
      ...vase([6, top, 0], clay, 0.75),
      ...placed(pendant(chalk, 300), [6, 62, 0]),
    ],
    {
      onWall: print(96, 150, -110, 62, 84, rust),
      view: { azimuth: 0, elevation: 9, distance: 620, target: [0, 80, 0] },
      focus: { min: [-140, 0, -40], max: [140, 232, 40] },
      glows: [{ at: [6, 180, 0], reach: 70 }],
    },
  ),
  'eettafel-duin-3': close(
    'Afgeronde hoek en poot van eettafel Duin',
    diningTable(),
    { min: [45, 40, 20], max: [105, 84, 50] },
    38,
    22,
  ),
  'eettafel-duin-4': studio('Eettafel Duin in noten', diningTable(220, 96, walnut), -32, 14, { fill: 0.84 }),
  'salontafel-kiezel-1': studio(
    'Salontafel Kiezel in noten',
    [...coffeeTable(), ...contact(-12, 40.5, 4, 8), ...bowl([-12, 40.5, 4], chalk)],
    24,
    20,
  ),
  'salontafel-kiezel-2': room(
    'Salontafel Kiezel voor een fauteuil',
    [
      rug(250, 190, { color: '#e6dccb', finish: { kind: 'weave', step: 3 } }),
      ...placed(armchair(moss, walnut), [-62, 0, -52], 24),
      ...placed(coffeeTable(), [34, 0, 22]),
      ...contact(40, 40.5, 20, 7),
      ...vase([40, 40.5, 20], clay, 0.62),
    ],
    {
      view: { azimuth: 0, elevation: 12, distance: 560, target: [0, 50, 0] },
      onWall: print(60, 128, -110, 56, 72, moss),
      focus: { min: [-110, 0, -40], max: [110, 165, 40] },
    },
  ),
  'bijzettafel-eb-1': studio(
    'Bijzettafel Eb met eiken blad',
    [...sideTable(), ...contact(0, 52.4, 0, 8), ...placed(tableLamp(clay), [0, 52.4, 0], 0, 0.82)],
    20,
    12,
  ),
  'bijzettafel-eb-2': close(
    'Eiken blad van bijzettafel Eb',
    sideTable(steel, oak),
    { min: [-24, 30, -20], max: [24, 60, 22] },
    30,
    30,
  ),
  'bureau-werf-1': studio(
    'Bureau Werf in eiken',
    [...desk(), ...contact(-44, 74, -6, 8), ...placed(tableLamp(slate), [-44, 74, -6], 0, 0.8)],
    28,
    14,
    { fill: 0.82 },
  ),
  'bureau-werf-2': close(
    'Laden van bureau Werf',
    desk(ash),
    { min: [-8, 48, 20], max: [74, 84, 34] },
    34,
    18,
  ),
};
