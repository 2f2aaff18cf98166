import { pile } from '../../furniture/books.ts';
import { tripodLamp } from '../../furniture/lamps.ts';
import { oak, white, sage, terracotta, ink, clay } from '../../furniture/materials.ts';
import { print } from '../../furniture/on-the-wall.ts';
import { vase, tree } from '../../furniture/plants.ts';
import { scatter, sofa, framedSofa, cornerSofa, daybed, pouf, scatters } from '../../furniture/sofas.ts';
import { coffeeTable, sideTable, lowTable } from '../../furniture/tables.ts';
import { rug, gridRug } from '../../furniture/textiles.ts';
import type { ProductPictures } from '../product-pictures.ts';
import { put } from '../sets.ts';

const tripod = (x: number, z: number) => put(tripodLamp(), x, z);

/** Sofas, the daybed and the pouf. */
export const sofas: Record<string, () => ProductPictures> = {
  'zitbank-dijk': () => ({
    parts: [...sofa(), ...scatters(-76, 47, -6)],
    view: { turn: 26, above: 12, fill: 0.88 },
    close: [[52, 20, -20], [118, 76, 50], { turn: 40, above: 18 }],
    room: [
      [
        ...put(gridRug(300, 200), 0, 20),
        ...put(sofa(), 0, -76),
        ...put(scatters(-76, 47, -6), 0, -76),
        ...put(lowTable(), 6, 40),
        ...pile([-10, 36, 40]),
        ...vase([34, 36, 40], clay, 0.62),
        ...tripod(-152, -92),
        ...print([-30, 168, -150], 74, 56),
        ...print([46, 168, -150], 46, 56, '#4a545c', 3),
        ...tree([156, 0, -104]),
      ],
      { turn: -8, above: 9, fill: 0.98 },
      { fit: [...put(sofa(), 0, -76), ...tripod(-152, -92)] },
    ],
  }),
  'zitbank-slenk': () => ({
    parts: framedSofa(),
    view: { turn: 30, above: 12, fill: 0.86 },
    close: [[36, 22, -30], [84, 68, 42], { turn: 52, above: 16 }],
    room: [
      [
        ...put(rug(280, 190), 0, 10),
        ...put(framedSofa(), 0, -76, 8),
        ...scatter(50, 45, -76, terracotta, 46, 3, 3),
        ...put(coffeeTable(oak), 24, 36),
        ...pile([16, 40, 38]),
        ...print([-20, 160, -150], 80, 60),
        ...tree([-132, 0, -100]),
      ],
      { turn: 10, above: 10, fill: 0.92 },
      {
        fit: [
          ...put(framedSofa(), 0, -76, 8),
          ...put(coffeeTable(), 24, 36),
          ...print([-20, 150, -150], 60, 40),
        ],
      },
    ],
  }),
  'hoekbank-polder': () => ({
    parts: cornerSofa(),
    view: { turn: -26, above: 17, fill: 0.9 },
    close: [[40, 4, -40], [150, 74, 60], { turn: -38, above: 20 }],
    room: [
      [
        ...put(gridRug(320, 220), -10, 50),
        ...put(cornerSofa(), 0, -82),
        ...put([...scatter(-104, 41, -4, white, 48, 2, 3), ...scatter(-76, 41, 2, ink, 42, 4, -4)], 0, -82),
        ...put(coffeeTable(), -50, 44),
        ...pile([-56, 40, 46]),
        ...tripod(-184, -100),
        ...print([20, 160, -150], 84, 64, '#b0603f', 1),
      ],
      { turn: 8, above: 12, fill: 0.98 },
      { fit: [...put(cornerSofa(), 0, -82), ...tripod(-170, -100)] },
    ],
  }),
  'daybed-vlonder': () => ({
    parts: daybed(),
    view: { turn: 26, above: 15, fill: 0.88 },
    close: [[-104, 6, -20], [-40, 66, 46], { turn: -36, above: 20 }],
    room: [
      [
        ...put(rug(260, 170), 0, 20),
        ...put(daybed(), 0, -80),
        ...scatter(70, 41, -96, white, 46, 2),
        ...put(sideTable(), 130, -76),
        ...pile([130, 52, -76]),
        ...print([0, 150, -150], 90, 64, '#4a545c', 2),
        ...tree([-140, 0, -92]),
      ],
      { turn: 8, above: 9, fill: 0.94 },
      { fit: [...put(daybed(), 0, -80), ...print([0, 150, -150], 90, 64), ...put(sideTable(), 130, -76)] },
    ],
  }),
  'poef-bolder': () => ({
    parts: pouf(),
    view: { turn: 22, above: 16, fill: 0.64 },
    close: [[-10, 0, 0], [30, 30, 30], { turn: 30, above: 14 }],
    room: [
      [
        ...put(gridRug(300, 200), 0, 10),
        ...put(framedSofa(sage), -16, -84, 4),
        ...put(pouf(), 34, 22),
        ...pile([32, 42.6, 22], ['#e6ddcd', '#4a545c'], 12),
        ...tripod(104, -96),
        ...print([-20, 164, -150], 84, 60, '#b0603f', 2),
      ],
      { turn: 8, above: 11, fill: 0.82 },
      {
        fit: [...put(framedSofa(), -10, -84, 4), ...put(pouf(), 34, 22), ...print([-20, 150, -150], 60, 40)],
      },
    ],
  }),
};
