import type { Material, Part } from '../scene/part.ts';
import { sheet, tube } from '../scene/shapes.ts';

const wool: Material = { kind: 'cloth', color: '#39434d', soft: 0.4 };
/** The x of the two pegs, in cm. */
const COAT_AT = -22.5;
const BAG_AT = 22.5;

/** A coat on a peg and a canvas bag, for the second picture of the coat rack. */
export function coatAndBag(): Part[] {
  return [coat(), sleeve(-1), sleeve(1), collar(), bag(), handle()];
}

/** It hangs by its loop: narrow, with the folds of cloth that falls together, and the sleeves beside it. */
function coat(): Part {
  return sheet(
    (u, v) => {
      const a = (u * 2 - 1) * Math.PI;
      const wide = 3.4 + 9 * Math.min(1, v * 5) ** 0.6 + 4 * v;
      const fold = 1.5 * Math.sin(a * 5 + 1.5 * v) * Math.min(1, v * 4) * (0.5 + v);
      return [
        COAT_AT + Math.sin(a) * (wide + fold) + 0.8 * Math.sin(v * 5),
        -1 - v * 88 + 1.2 * Math.sin(a * 2),
        8.5 + Math.cos(a) * (2.6 + 3.6 * v + fold),
      ];
    },
    [120, 40],
    wool,
    { thickness: 0.8 },
  );
}

/** The left sleeve for side -1, the right one for side 1. */
function sleeve(side: -1 | 1): Part {
  return tube(
    [
      [COAT_AT + side * 4, -6, 7.6],
      [COAT_AT + side * 12.4, -20, 8.8],
      [COAT_AT + side * 15.2, -38, 9.6],
      [COAT_AT + side * 15.6, -62, 10.6],
    ],
    (t) => 4.4 - 0.8 * t,
    wool,
  );
}

function collar(): Part {
  return tube(
    [
      [COAT_AT - 6.4, -6, 8.4],
      [COAT_AT - 4.4, -1.6, 10.6],
      [COAT_AT, -0.6, 11.4],
      [COAT_AT + 4.4, -1.6, 10.6],
      [COAT_AT + 6.4, -6, 8.4],
    ],
    1.5,
    wool,
  );
}

function bag(): Part {
  return sheet(
    (u, v) => {
      const a = (u * 2 - 1) * Math.PI;
      return [BAG_AT + Math.sin(a) * (15 + 2 * v), -32 - v * 38, 8 + Math.cos(a) * (2 + 4.5 * v)];
    },
    [60, 16],
    { kind: 'cloth', color: '#d6c8ae', soft: 0.3 },
    { thickness: 0.6 },
  );
}

/** The handle of the bag, over its peg. */
function handle(): Part {
  return tube(
    [
      [12, -33, 9],
      [17, -14, 9.6],
      [BAG_AT, 0.4, 9.4],
      [28, -14, 9.6],
      [33, -33, 9],
    ],
    0.8,
    { kind: 'cloth', color: '#d6c8ae' },
  );
}
