import { type Material, type Part, placed } from '../scene/part.ts';
import { bar, box, sheet, turned } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { chalk, paint } from './materials.ts';
import { at } from './at.ts';

/** A bottle with a label; `kind` decides between oil in brown glass and soap in cream. */
export function bottle(kind: 'oil' | 'soap'): Part[] {
  const body: Material =
    kind === 'oil'
      ? { kind: 'paint', color: '#5a2f12', rough: 0.06 }
      : { ...chalk, color: '#e9dfcc', rough: 0.3, speckle: 0 };
  const label = (r: number, y0: number, y1: number, color: string): Part =>
    turned(
      [0, 0, 0],
      [
        [r, y0],
        [r, y1],
      ],
      paint(color, 0.9),
      { open: true, soft: 1 },
    );
  return [
    turned(
      [0, 0, 0],
      [
        [3.4, 0],
        [3.9, 0.5],
        [4, 2],
        [4, 13],
        [3.6, 15],
        [2, 17],
        [1.5, 18.6],
        [1.5, 21],
        [1.7, 21.2],
        [1.7, 21.9],
        [0.1, 22],
      ],
      body,
      { soft: 3 },
    ),
    label(4.05, 3.4, 11.4, '#f0e8d8'),
    label(4.07, 8.8, 9.1, '#6b5b44'),
    label(4.07, 5.4, 5.7, '#6b5b44'),
    label(4.08, 6.4, 8.2, kind === 'oil' ? '#a2603f' : '#7b8468'),
    bar(
      [0, 21.6, 0],
      [0, 24.6, 0],
      1.25,
      1.5,
      kind === 'oil' ? paint('#222120', 0.4) : { kind: 'wood', color: '#c49a6b' },
    ),
  ];
}

/** A folded cotton cloth. */
export const foldedCloth = (
  place: Vec,
  material: Material,
  size: readonly [number, number] = [18, 13],
  layers = 4,
): Part[] =>
  at(
    Array.from({ length: layers }, (_, i) =>
      sheet(
        (u, v) => [
          (u - 0.5) * size[0] + Math.sin(v * 5 + i) * 0.15,
          0.5 + i * 0.95 + 0.18 * Math.sin(u * 7 + i * 2) * Math.sin(v * 5 + i),
          (v - 0.5) * size[1],
        ],
        [20, 16],
        material,
        { thickness: 0.85 },
      ),
    ),
    place,
    8,
  );

/** An open flat box with three pieces of wood and six swatches. */
export function sampleBox(woods: readonly Material[], cloths: readonly Material[]): Part[] {
  const card = paint('#b99a72', 0.9);
  const side = (a: Vec, b: Vec) => box(a, b, card, { round: 0.1 });
  return [
    side([-20, 0, -14], [20, 0.4, 14]),
    side([-20, 0, -14], [-19.6, 5, 14]),
    side([19.6, 0, -14], [20, 5, 14]),
    side([-20, 0, 13.6], [20, 5, 14]),
    side([-20, 0, -14], [20, 5, -13.6]),
    ...placed([side([-20, 0, -28], [20, 0.4, 0])], { at: [0, 5, -14], lean: 68 }),
    ...woods.flatMap((wood, i) =>
      at(
        [box([-5.4, 0.6, -3.4], [5.4, 2.4, 3.4], wood, { round: 0.3 })],
        [-12.5, 0.4, -8.6 + i * 8.4],
        i * 3 - 3,
      ),
    ),
    ...cloths.flatMap((material, i) =>
      foldedCloth([2.2 + (i % 2) * 10.6, 0.6, -8.6 + Math.floor(i / 2) * 8.4], material, [9, 7], 3),
    ),
  ];
}
