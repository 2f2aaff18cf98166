import type { Part } from '../scene/part.ts';
import { bar, slab, outline, turned } from '../scene/shapes.ts';
import { brass, chalk, clay, oak, steel } from './materials.ts';

/** Pendant lamp hanging from `top`; its bulb is at about y = 118. */
export function pendant(color = chalk, top = 230): Part[] {
  return [
    bar([0, 147, 0], [0, top, 0], 0.45, 0.45, { color: steel }, false),
    turned(
      [0, 0, 0],
      [
        [1.6, 146],
        [2.6, 142],
      ],
      { color: brass, gloss: 0.5 },
    ),
    turned(
      [0, 0, 0],
      [
        [27, 116],
        [26.4, 119],
        [24.6, 124],
        [21.5, 129],
        [17, 133.5],
        [11, 137.5],
        [6, 140.5],
        [2.6, 142.5],
      ],
      { color, gloss: 0.25 },
      '#ffeccb',
    ),
    slab(outline(15, 15, 2, 40), 118.6, 119, { color: '#fff4d6' }, false),
  ];
}

/** Table lamp: a ceramic body in two bulbs with a linen shade. */
export function tableLamp(body = clay, shade = '#f4ead8'): Part[] {
  return [
    turned(
      [0, 0, 0],
      [
        [9, 0],
        [9.4, 1.4],
        [11.4, 6],
        [11.8, 10],
        [10.4, 14.5],
        [7, 17.5],
        [5, 19],
        [6.6, 21.4],
        [8, 24.6],
        [7.4, 28],
        [4.6, 30.4],
        [1.6, 32],
      ],
      { color: body, gloss: 0.25 },
    ),
    bar([0, 31, 0], [0, 37, 0], 0.7, 0.7, { color: brass, gloss: 0.5 }),
    turned(
      [0, 0, 0],
      [
        [17.5, 35.5],
        [13, 55.5],
      ],
      { color: shade, gloss: 0.1 },
      '#ffefd2',
      72,
    ),
  ];
}

/** Standing lamp on an oak tripod with a paper drum. */
export function floorLamp(wood = oak, shade = '#f4ead8'): Part[] {
  const legs = [100, 220, 340].map((angle) => {
    const a = (angle * Math.PI) / 180;
    return bar(
      [Math.cos(a) * 27, 0, Math.sin(a) * 27],
      [Math.cos(a) * 3.2, 116, Math.sin(a) * 3.2],
      1.3,
      1.7,
      { color: wood, darkTop: 0.3 },
    );
  });
  return [
    ...legs,
    turned(
      [0, 0, 0],
      [
        [5, 110],
        [5.4, 113],
        [5, 117],
        [1, 117.5],
      ],
      { color: brass, gloss: 0.5 },
    ),
    bar([0, 117, 0], [0, 128, 0], 0.8, 0.8, { color: brass }),
    turned(
      [0, 0, 0],
      [
        [24, 122],
        [24, 156],
      ],
      { color: shade, gloss: 0.1 },
      '#ffefd2',
      80,
    ),
  ];
}
