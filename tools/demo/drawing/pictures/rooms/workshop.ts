import { bookcase, planks, wallShelf } from '../../furniture/cabinets.ts';
import { domePendant } from '../../furniture/lamps.ts';
import { ash, linen, oak, paint, paper, sage, steel, walnut } from '../../furniture/materials.ts';
import { books } from '../../furniture/books.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { tree } from '../../furniture/plants.ts';
import { pot } from '../../furniture/table-ware.ts';
import { bottle, foldedCloth } from '../../furniture/upkeep.ts';
import { armchair, diningChair, stool } from '../../furniture/seats.ts';
import { sofa } from '../../furniture/sofas.ts';
import { coffeeTable, diningTable } from '../../furniture/tables.ts';
import { foldedThrow, rug } from '../../furniture/textiles.ts';
import { type Part, placed } from '../../scene/part.ts';
import type { Scene } from '../../scene/scene.ts';
import { bar, box } from '../../scene/shapes.ts';
import type { Vec } from '../../scene/vector.ts';
import { put, room } from '../sets.ts';
import { wide, onWorktop, coil, leaning, dining } from './looks.ts';

const pencil = (at: Vec, turn: number): Part[] =>
  placed(
    [
      bar([-8, 0.4, 0], [7, 0.4, 0], 0.4, 0.4, paint('#2f3a40'), 6),
      bar([7, 0.4, 0], [8.6, 0.4, 0], 0.4, 0.06, { ...oak, color: '#d9b98c' }, 12),
    ],
    { at, turn },
  );

const ruler = (at: Vec, turn: number): Part[] =>
  placed(
    [
      box([-20, 0, -1.6], [20, 0.3, 1.6], { ...oak, color: '#d8bb8d' }, { round: 0.05 }),
      ...Array.from({ length: 39 }, (_, i) =>
        box([-19 + i, 0.3, i % 5 ? 0.9 : 0.4], [-18.94 + i, 0.33, 1.6], paint('#3a352e'), { round: 0 }),
      ),
    ],
    { at, turn },
  );

/** A table top on paper, with its measures. */
function drawing(at: Vec, turn: number): Part[] {
  const line = (x0: number, z0: number, x1: number, z1: number) =>
    box([x0 - 0.07, 0.1, z0 - 0.07], [x1 + 0.07, 0.13, z1 + 0.07], paint('#4a5560'), { round: 0 });
  const frame = (x: number, z: number) => [
    line(-x, -z, x, -z),
    line(-x, z, x, z),
    line(-x, -z, -x, z),
    line(x, -z, x, z),
  ];
  return placed(
    [
      box([-21, 0, -15], [21, 0.1, 15], paper, { round: 0.02 }),
      ...frame(14, 6.5),
      ...frame(12.6, 5.1),
      ...[-1, 1].map((s) => line(s * 14, 8.5, s * 14, 10.5)),
      line(-14, 9.5, 14, 9.5),
      ...[-1, 1].map((s) => line(16.5, s * 6.5, 18.5, s * 6.5)),
      line(17.5, -6.5, 17.5, 6.5),
    ],
    { at, turn },
  );
}

const sample = (at: Vec, wood: typeof oak, turn: number): Part[] =>
  placed([box([-7, 0, -4.5], [7, 1.8, 4.5], wood, { round: 0.3 })], { at, turn });

const workbench = (): Part[] => [
  ...planks(4, 220).flatMap((part) => placed([part], { at: [-110, 82, -36] })),
  ...[-92, 92].flatMap((x) =>
    [-1, 1].map((z) =>
      box([x - 5, 0, z * 26 - 5], [x + 5, 82, z * 26 + 5], oak, { round: 0.5, grain: [0, 1, 0] }),
    ),
  ),
  box([-92, 16, -24], [92, 21, 24], oak, { round: 0.4 }),
];

const clamp = (x: number, y: number, z: number): Part[] => [
  box([x - 0.8, y - 14, z], [x + 0.8, y + 24, z + 2], steel, { round: 0.2 }),
  box([x - 1.2, y + 4, z - 9], [x + 1.2, y + 8, z + 2], steel, { round: 0.4 }),
  bar([x, y - 12, z - 7], [x, y + 1, z - 7], 0.7, 0.7, steel),
  bar([x, y - 22, z - 7], [x, y - 12, z - 7], 1.6, 1.4, { ...oak, color: '#a4542f' }),
];

/** Where the furniture is made, shown and sent from. */
export const workshopRooms: Record<string, () => Scene> = {
  'over-ons': () =>
    room(
      [
        ...put(workbench(), 0, -20),
        ...put(planks(5, 180), -90, -58, 0, 85, 0.86),
        ...clamp(-70, 86, 24),
        ...clamp(58, 86, 24),
        ...put(bottle('oil'), 96, -20, 0, 85),
        ...put(stool(), -150, 20, 12),
        ...leaning(-158, 232, -150),
        ...leaning(-132, 248, -150, walnut),
        ...leaning(-108, 220, -150, ash),
        ...leaning(150, 226, -150),
        ...leaning(176, 240, -150, ash),
        ...put(sample([0, 0, 0], walnut, 12), 74, 10, 0, 85),
        ...put(diningChair(sage, oak), 168, 20, -40),
        ...put(domePendant(paint('#39434d', 0.4), 220), -84, -10, 0, 168),
        ...put(planks(4, 170), -82, -24, 0, 21, 0.84),
        ...[132, 172].flatMap((y) => put(wallShelf(oak, 168), 22, -150, 0, y)),
        ...[-44, -30, -16].flatMap((x, i) => put(bottle(i === 1 ? 'soap' : 'oil'), x, -138, 0, 135)),
        ...books([6, 135, -138], 34, 5),
        ...[58, 78, 94].flatMap((x, i) => pot([x, 135, -138], i + 1, 0.8)),
        ...pot([-42, 175, -138], 3, 0.9),
        ...coil([-14, 174, -138]),
        ...coil([14, 174, -138]),
        ...[44, 64, 84].flatMap((x, i) => pot([x, 175, -138], i, 0.7)),
      ],
      { turn: 8, above: 8, fill: 0.96, middle: [0, -0.13] },
      {
        ...wide,
        fit: [...put(workbench(), 0, -20), ...put(stool(), -150, 20), ...put(diningChair(), 168, 20)],
      },
    ),
  maatwerk: () =>
    onWorktop(
      [
        ...drawing([-3, 0, 6], 8),
        ...ruler([0, 0.1, 14.5], 12),
        ...pencil([4, 0.1, 5], -28),
        ...sample([-19, 0, -17], walnut, 12),
        ...sample([-2, 0, -19], ash, -8),
        ...sample([15, 0, -17], { ...oak, color: '#2c2825' }, 18),
        ...foldedCloth([30, 0, -4], sage, [14, 10], 3),
      ],
      [-26, 0, -21],
      [40, 4, 19],
      16,
      34,
    ),
  levering: () =>
    room(
      [
        ...put(rug(220, 150), -20, 30),
        ...put(diningTable(180, 90), 0, -60),
        ...put(foldedThrow(), -44, -60, 8, 75, 0.8),
        ...put(foldedThrow(), 30, -64, -6, 75, 0.8),
        ...put(diningChair(linen, oak), 124, -20, -40),
        ...carton(-132, -40, 62),
        ...carton(-128, -44, 40, 62),
        ...carton(132, -104, 70),
      ],
      { turn: -8, above: 8, fill: 0.94 },
      {
        ...wide,
        fit: [...put(diningTable(180, 90), 0, -60), ...carton(-132, -40, 110), ...carton(132, -104, 80)],
      },
    ),
  showroom: () =>
    room(
      [
        ...put(rug(300, 210), -190, 10),
        ...put(sofa(linen), -190, -92),
        ...put(coffeeTable(), -190, 30),
        ...put(dining(), 80, -20),
        ...put(domePendant(undefined, 300), 80, -20, 0, 165),
        ...put(bookcase(180, 230, 3, 6), 270, -132),
        ...put(armchair(), 262, 0, -34),
        ...tree([-44, 0, -110], 1.2),
        ...print([-200, 168, -150], 90, 66),
      ],
      { turn: 0, above: 8, fill: 0.96 },
      {
        ...wide,
        fit: [
          ...put(sofa(linen), -190, -92),
          ...put(dining(), 80, -20),
          ...put(bookcase(180, 230, 3, 6), 270, -132),
        ],
      },
    ),
};

/** A packed piece of furniture: a carton with tape. */
function carton(x: number, z: number, height: number, y = 0): Part[] {
  const card = paint('#b3946a', 0.9);
  return put(
    [
      box([-34, 0, -26], [34, height, 26], card, { round: 0.5 }),
      box([-34.1, height - 14, -3], [34.1, height + 0.1, 3], paint('#cbb188', 0.5), { round: 0.1 }),
      box([-3, 0, 25.9], [3, height, 26.1], paint('#cbb188', 0.5), { round: 0 }),
    ],
    x,
    z,
    8,
    y,
  );
}
