import type { Part } from '../scene/part.ts';
import { bar, box, slab, outline, turned, woodLook } from '../scene/shapes.ts';
import { add, type Vec } from '../scene/vector.ts';
import { brass, chalk, clay, moss, oak, rust, sand } from './materials.ts';

/** The maintenance book, standing a little open beside a second copy lying flat. */
export function book(cover = moss): Part[] {
  return [
    box([-17, 0, -11], [11, 0.5, 11], { color: cover }),
    box([-16.4, 0.5, -10.5], [10.6, 3.4, 10.5], { color: '#f3ead9' }),
    box([-17, 3.4, -11], [11, 3.9, 11], { color: cover }),
    slab(
      outline(13, 9, 20, 24).map(([x, z]) => [x - 3, z - 1] as const),
      3.9,
      4,
      { color: '#e9dfc9' },
      false,
    ),
    bar([-9.5, 4.05, 3.4], [3.5, 4.05, 3.4], 0.14, 0.14, { color: brass }, false),
    bar([-7.5, 4.05, 6], [1.5, 4.05, 6], 0.12, 0.12, { color: brass }, false),
    box([-1.2, 0.6, 11], [0.4, 0.9, 18], { color: rust }, false),
  ];
}

/** Glass bottle with a label and a cork, and a folded cloth. */
export function oilBottle(): Part[] {
  const glass = { color: '#a9702f', gloss: 0.75 };
  return [
    turned(
      [0, 0, 0],
      [
        [6.2, 0],
        [6.6, 0.8],
        [6.6, 3.6],
      ],
      glass,
    ),
    turned(
      [0, 0, 0],
      [
        [6.68, 3.6],
        [6.68, 5],
      ],
      { color: '#f1e7d3' },
    ),
    turned(
      [0, 0, 0],
      [
        [6.7, 5],
        [6.7, 5.6],
      ],
      { color: clay },
    ),
    turned(
      [0, 0, 0],
      [
        [6.68, 5.6],
        [6.68, 9.8],
      ],
      { color: '#f1e7d3' },
    ),
    turned(
      [0, 0, 0],
      [
        [6.7, 9.8],
        [6.7, 12],
      ],
      { color: moss },
    ),
    turned(
      [0, 0, 0],
      [
        [6.68, 12],
        [6.68, 13.4],
      ],
      { color: '#f1e7d3' },
    ),
    turned(
      [0, 0, 0],
      [
        [6.6, 13.4],
        [6.6, 15],
        [6, 17],
        [3.4, 19.4],
        [2.1, 21],
        [2.1, 26],
      ],
      glass,
    ),
    turned(
      [0, 0, 0],
      [
        [2.5, 26],
        [2.5, 27.4],
      ],
      glass,
    ),
    bar([0, 27.5, 0], [0, 31, 0], 1.8, 2.1, { color: '#c8a273' }),
    box([11, 0, -5], [27, 1.3, 8], { color: '#e6dcc9', finish: { kind: 'weave', step: 0.9 } }),
    box([11.6, 1.3, -4.4], [26.4, 2.6, 7.5], { color: '#eee5d5', finish: { kind: 'weave', step: 0.9 } }),
  ];
}

/** Vase with a few bare branches and leaves. */
export function vase(at: Vec, color = chalk, size = 1): Part[] {
  const s = (v: number) => v * size;
  const stem = (dx: number, dz: number, height: number): Part[] => {
    const top = add(at, [s(dx), s(height), s(dz)]);
    const leaves = Array.from({ length: 6 }, (_, i) => {
      const t = 0.52 + i * 0.085;
      const on: Vec = add(at, [s(dx * t), s(24 + (height - 24) * t), s(dz * t)]);
      const side = i % 2 ? 1 : -1;
      return bar(
        on,
        add(on, [s(side * 5.2), s(3.4), s(side * 1.4)]),
        s(1.7),
        s(0.2),
        { color: i % 3 ? moss : '#8d9670' },
        false,
        8,
      );
    });
    return [bar(add(at, [0, s(24), 0]), top, s(0.4), s(0.2), { color: '#7b6547' }, false, 8), ...leaves];
  };
  return [
    ...stem(-12, -3, 58),
    ...stem(9, 4, 66),
    ...stem(1, -5, 50),
    turned(
      at,
      [
        [s(6), 0],
        [s(8.6), s(4)],
        [s(9.6), s(10)],
        [s(8), s(16)],
        [s(4.6), s(20.5)],
        [s(3.6), s(24)],
        [s(4.4), s(26)],
      ],
      { color, gloss: 0.25 },
    ),
  ];
}

/** Framed print for a wall at depth `z`: a sun over dunes. */
export function print(x: number, y: number, z: number, w: number, h: number, tone = rust): Part[] {
  const dune = (from: number, to: number, color: string, depth: number): Part =>
    box(
      [x - w / 2 + 5, y - h / 2 + 5 + from, z + depth],
      [x + w / 2 - 5, y - h / 2 + 5 + to, z + depth + 0.05],
      { color },
      false,
    );
  return [
    box([x - w / 2, y - h / 2, z], [x + w / 2, y + h / 2, z + 2], woodLook(oak, 120), false),
    box(
      [x - w / 2 + 1.6, y - h / 2 + 1.6, z + 2],
      [x + w / 2 - 1.6, y + h / 2 - 1.6, z + 2.1],
      { color: '#faf6ee' },
      false,
    ),
    dune(0, h * 0.24, '#c8ab86', 2.2),
    dune(h * 0.24, h * 0.36, '#dcc6a5', 2.2),
    {
      ...bar(
        [x + w * 0.1, y + h * 0.12, z + 2.1],
        [x + w * 0.1, y + h * 0.12, z + 2.3],
        h * 0.15,
        h * 0.15,
        { color: tone },
        false,
        40,
      ),
    },
  ];
}

/** Bowl with three pieces of fruit. */
export function bowl(at: Vec, color = sand): Part[] {
  const fruit = (dx: number, dz: number, hue: string) =>
    turned(
      add(at, [dx, 0, dz]),
      [
        [1, 3],
        [3.4, 4.4],
        [4.2, 7],
        [3.4, 9.6],
        [1, 11],
      ],
      { color: hue, gloss: 0.2 },
    );
  return [
    turned(
      at,
      [
        [5, 0],
        [11, 3],
        [14, 7.4],
      ],
      { color, gloss: 0.15 },
      color,
    ),
    fruit(-4, -2, '#c9903f'),
    fruit(4.5, -1, rust),
    fruit(0, 4, '#b5a257'),
  ];
}
