import { bookcase, planks, sideboard, wallShelf } from '../furniture/cabinets.ts';
import { domePendant, rattanPendant, tableLamp, tripodLamp } from '../furniture/lamps.ts';
import {
  ash,
  boucle,
  chalk,
  clay,
  cord,
  ink,
  linen,
  moss,
  oak,
  paint,
  rust,
  sage,
  slate,
  steel,
  terracotta,
  walnut,
} from '../furniture/materials.ts';
import { books, manual, pile } from '../furniture/books.ts';
import { print } from '../furniture/on-the-wall.ts';
import { tree, vase } from '../furniture/plants.ts';
import { bowl, candle, place, pot } from '../furniture/table-ware.ts';
import { bottle, foldedCloth } from '../furniture/upkeep.ts';
import {
  armchair,
  bench,
  diningChair,
  loungeChair,
  shellChair,
  spindleChair,
  stool,
} from '../furniture/seats.ts';
import { pouf, scatters, sofa } from '../furniture/sofas.ts';
import { coffeeTable, diningTable, lowTable, ovalTable, sideTable } from '../furniture/tables.ts';
import { bed, foldedThrow, gridRug, mirror, pipedCushion, rug } from '../furniture/textiles.ts';
import { type Part, placed } from '../scene/part.ts';
import type { Scene } from '../scene/scene.ts';
import { bar, box, tube } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { detail, put, room, type RoomLook } from './sets.ts';
import { around } from './tables.ts';

const wide: RoomLook = { width: 1500, height: 1000 };
const category: RoomLook = { width: 1200, height: 900 };

/** A table top that fills the lower half of the picture, to lay small things on. */
const worktop = (wood = oak): Part[] =>
  [-2, -1, 0, 1].map((i) =>
    box([-160, -4, i * 22], [160, 0, (i + 1) * 22], wood, { round: 0.1, grain: [1, 0, 0] }),
  );

/** High above the floor of the set, which would come through the wood. */
const tableHeight = 90;

const onWorktop = (parts: readonly Part[], min: Vec, max: Vec, turn = 14, above = 28): Scene => {
  const raised = placed([...worktop(), ...parts], { at: [0, tableHeight, 0] });
  const up = ([x, y, z]: Vec): Vec => [x, y + tableHeight, z];
  const view = { turn, above, lens: 70, aperture: 4, fill: 0.94 };
  return { ...detail(raised, up(min), up(max), view), width: 1200, height: 900 };
};

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

const sample = (at: Vec, wood: typeof oak, turn: number): Part[] =>
  placed([box([-7, 0, -4.5], [7, 1.8, 4.5], wood, { round: 0.3 })], { at, turn });

/** Planks on a pile with stickers between, so that air can pass. */
function dryingPile(rows: number): Part[] {
  const parts: Part[] = [];
  for (let row = 0; row < rows; row++) {
    const y = 12 + row * 7.6;
    for (const x of [-130, -45, 45, 130]) parts.push(box([x - 1.6, y - 2.4, -62], [x + 1.6, y, 62], ash));
    for (let i = 0; i < 5; i++) {
      const shift = ((row * 7 + i * 5) % 9) - 4;
      parts.push(
        box([-170 + shift, y, -62 + i * 25], [170 + shift * 0.6, y + 5.2, -40 + i * 25], oak, {
          round: 0.5,
          grain: [1, 0, 0],
        }),
      );
    }
  }
  return [...parts, box([-140, 0, -64], [-124, 9.6, 64], ash), box([124, 0, -64], [140, 9.6, 64], ash)];
}

const coil = (at: Vec): Part[] =>
  [0, 1, 2, 3, 4, 5].map((i) =>
    tube(
      Array.from({ length: 16 }, (_, k): Vec => {
        const a = (k / 16) * 6.2832;
        return [
          at[0] + Math.cos(a) * (9.5 - (i % 2) * 1.1),
          at[1] + 0.8 + i * 1.1,
          at[2] + Math.sin(a) * (9.5 - (i % 2) * 1.1),
        ];
      }),
      0.62,
      cord,
      { closed: true, steps: 4, sides: 8 },
    ),
  );

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

const leaning = (x: number, tall: number, back: number, wood = oak): Part[] =>
  placed([box([-11, 0, -1.6], [11, tall, 1.6], wood, { grain: [0, 1, 0] })], {
    at: [x, 0, back + 20],
    lean: -5,
  });

const dining = () => [
  ...diningTable(),
  ...around(() => diningChair(sage, oak), [-62], 60),
  ...around(() => diningChair(linen, oak), [0, 62], 60),
];

export const roomPictures: Record<string, () => Scene> = {
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
        ...{ width: 1800, height: 860, wall: '#d3c8b5' },
        fit: [...put(sofa(), 30, -84), ...put(armchair(), 196, 6, -52), ...put(tripodLamp(), 172, -104)],
      },
    ),
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
        ...put(gridRug(300, 200, false), 0, 20),
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
        fit: [...put(loungeChair(), 24, -26, 20), ...put(tripodLamp(), -88, -86), ...put(sideTable(), 96, 6)],
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
        ...put(gridRug(260, 170, false), 0, 20),
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
  maatwerk: () =>
    onWorktop(
      [
        ...ruler([0, 0, 8], 16),
        ...pencil([8, 0, 16], -28),
        ...sample([-20, 0, -8], walnut, 12),
        ...sample([-2, 0, -12], ash, -8),
        ...sample([16, 0, -8], { ...oak, color: '#2c2825' }, 18),
        ...foldedCloth([30, 0, 4], sage, [14, 10], 3),
      ],
      [-32, 0, -22],
      [38, 8, 22],
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
  'verhaal-boom': () =>
    room(
      [...dryingPile(16), ...leaning(-205, 230, -150), ...leaning(208, 244, -150, ash)],
      { turn: 26, above: 9, fill: 1.0 },
      { ...wide, fit: dryingPile(14), floor: { kind: 'plaster', color: '#b9b2a6' } },
    ),
  'verhaal-vlechten': () => ({
    ...detail(
      [
        ...stool(),
        ...coil([8, 46, 4]).flatMap((part) => placed([part], { size: 0.8, at: [0, 10, 0] })),
        ...put(stool(), -64, -48, 20),
      ],
      [-30, 28, -24],
      [28, 56, 26],
      { turn: 26, above: 30, lens: 75, aperture: 4 },
    ),
    width: 1500,
    height: 1000,
  }),
  'verhaal-tafel': () =>
    room(
      [
        ...put(rug(380, 260), 0, 0),
        ...ovalTable(oak),
        ...around(() => diningChair(linen, oak), [-84, -28, 28, 82], 68),
        ...[-84, -28, 28, 82].flatMap((x) => [...place([x, 75, 34], 0), ...place([x, 75, -34], 180)]),
        ...candle([-46, 75, 0], 24),
        ...candle([6, 75, 2], 18),
        ...candle([56, 75, -2], 24),
        ...vase([-14, 75, 0], chalk, 0.7),
        ...bowl([30, 75, 2], clay),
        ...put(rattanPendant(200), 0, 0, 0, 158, 1.2),
        ...put(sideboard(), 0, -126),
        ...books([40, 73, -126], 30, 4),
      ],
      { turn: -30, above: 14, fill: 1.04 },
      { ...wide, exposure: 0.8, fit: [...ovalTable(), ...put(rattanPendant(20), 0, 0, 0, 150)] },
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
