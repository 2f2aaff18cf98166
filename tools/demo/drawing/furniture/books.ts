import { type Material, type Part, placed } from '../scene/part.ts';
import { box } from '../scene/shapes.ts';
import { randomFrom, type Vec } from '../scene/vector.ts';
import { paint, paper } from './materials.ts';
import { at } from './at.ts';

const spines = [
  '#7b8468',
  '#a2603f',
  '#4a545c',
  '#c9b795',
  '#e6ddcd',
  '#8b7257',
  '#d8c9ad',
  '#5c5348',
  '#b98a6b',
];

/** A row of upright books along x, `width` wide, standing with their middle at `place`. */
export function books([x0, y, z]: Vec, width: number, seed = 1): Part[] {
  const random = randomFrom(seed * 77 + 5);
  const parts: Part[] = [];
  for (let x = x0; x < x0 + width - 4;) {
    const thick = 1.8 + random() * 2.8;
    const tall = 19 + random() * 8;
    const deep = 14 + random() * 4;
    const color = spines[Math.floor(random() * spines.length)]!;
    parts.push(
      box([x, y, z - 6], [x + thick, y + tall, z - 6 + deep], paint(color, 0.75), { round: 0.25 }),
      box([x + 0.3, y + 0.3, z - 6.2], [x + thick - 0.3, y + tall + 0.02, z - 6.4 + deep], paper, {
        round: 0,
      }),
    );
    x += thick + 0.12;
  }
  return parts;
}

/** Books lying on top of each other. */
export function pile(
  place: Vec,
  colors: readonly string[] = ['#e6ddcd', '#7b8468', '#a2603f'],
  turn = 0,
): Part[] {
  const parts = colors.flatMap((color, i) => {
    const w = 25 - i * 2.2;
    const d = 18.5 - i * 1.4;
    const h = 2.6;
    const y = i * (h + 0.05);
    return at(
      [
        box([-w / 2, y, -d / 2], [w / 2, y + 0.3, d / 2], paint(color, 0.75), { round: 0.12 }),
        box([-w / 2, y + h - 0.3, -d / 2], [w / 2, y + h, d / 2], paint(color, 0.75), { round: 0.12 }),
        box([-w / 2, y, -d / 2], [-w / 2 + 0.3, y + h, d / 2], paint(color, 0.75), { round: 0.12 }),
        box([-w / 2 + 0.3, y + 0.3, -d / 2 + 0.4], [w / 2 - 0.4, y + h - 0.3, d / 2 - 0.4], paper, {
          round: 0,
        }),
      ],
      [0, 0, 0],
      i * 9 - 6,
    );
  });
  return at(parts, place, turn);
}

/** The maintenance book in sage linen: one copy lying, one standing behind it. */
export function manual(): Part[] {
  const cover: Material = { kind: 'cloth', color: '#7b8468' };
  const copy = (): Part[] => [
    box([-9, 0, -12], [9, 0.5, 12], cover, { round: 0.2 }),
    box([-9, 2.9, -12], [9, 3.4, 12], cover, { round: 0.2 }),
    box([-9.4, 0, -12], [-8.8, 3.4, 12], cover, { round: 0.25 }),
    box([-8.8, 0.5, -11.5], [8.5, 2.9, 11.5], paper, { round: 0 }),
    box([-5.4, 3.4, -7], [5.4, 3.46, -2], paint('#efe6d4'), { round: 0 }),
    box([-3.8, 3.47, -5.4], [3.8, 3.5, -4.9], paint('#4a4a3c'), { round: 0 }),
    box([-2.6, 3.47, -4.2], [2.6, 3.5, -3.9], paint('#4a4a3c'), { round: 0 }),
    box([2, 1.4, 11], [2.6, 1.5, 16], paint('#a2603f'), { round: 0 }),
  ];
  return [...at(copy(), [2, 0, 8], 20), ...placed(copy(), { at: [-9, 12.1, -7], lean: 80, turn: -14 })];
}
