import type { Material, Part } from '../scene/part.ts';
import { bar, outline, slab, tube, turned } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { brass, bulb, clay, oak, paint, shade, steel } from './materials.ts';

const cable = (y0: number, y1: number): Part => bar([0, y0, 0], [0, y1, 0], 0.25, 0.25, paint('#2a2826'), 8);
const globe = (y: number, r = 4): Part =>
  turned(
    [0, y, 0],
    [
      [0.1, -r],
      [r * 0.7, -r * 0.7],
      [r, 0],
      [r * 0.7, r * 0.7],
      [0.1, r],
    ],
    bulb,
    { sides: 24 },
  );

/** Baken: a dome of 54 cm; its rim at y = 0, hung from `top`. */
export function domePendant(material: Material = paint('#e9e4da', 0.45), top = 90): Part[] {
  return [
    cable(30, top),
    turned(
      [0, 0, 0],
      [
        [1.4, 33],
        [2, 30],
        [2.8, 27],
      ],
      brass,
      { sides: 32 },
    ),
    turned(
      [0, 0, 0],
      [
        [27, 0],
        [26.8, 3],
        [25.4, 9],
        [22, 16],
        [16.5, 21.6],
        [9.5, 25.4],
        [2.6, 27],
      ],
      material,
      { open: true, thickness: 0.5, sides: 96 },
    ),
    globe(12),
  ];
}

/** Boei: a turned foot with a linen drum. */
export function tableLamp(body: Material = clay, cover: Material = shade): Part[] {
  return [
    turned(
      [0, 0, 0],
      [
        [8.4, 0],
        [9.2, 0.8],
        [11.4, 5],
        [12, 9.5],
        [10.6, 14.5],
        [7, 17.8],
        [5.2, 19.4],
        [6.4, 21.6],
        [7.8, 24.8],
        [7.2, 28],
        [4.4, 30.6],
        [1.6, 32],
      ],
      body,
    ),
    bar([0, 31, 0], [0, 41, 0], 0.7, 0.7, brass),
    turned(
      [0, 0, 0],
      [
        [17.5, 34.5],
        [14, 55],
      ],
      cover,
      { open: true, thickness: 0.3, sides: 96, soft: 1 },
    ),
    globe(43, 3.4),
  ];
}

/** Riet: three oak legs under a tall paper shade. */
export function tripodLamp(wood: Material = oak, cover: Material = shade): Part[] {
  return [
    ...[90, 210, 330].map((angle) => {
      const a = (angle * Math.PI) / 180;
      return bar(
        [Math.cos(a) * 27, 0, Math.sin(a) * 27],
        [Math.cos(a) * 3, 112, Math.sin(a) * 3],
        1.1,
        1.6,
        wood,
      );
    }),
    turned(
      [0, 0, 0],
      [
        [4.6, 107],
        [5, 109],
        [5, 113],
        [4.4, 114],
      ],
      brass,
      { soft: 1 },
    ),
    bar([0, 113, 0], [0, 126, 0], 0.7, 0.7, brass),
    turned(
      [0, 0, 0],
      [
        [22, 112],
        [22, 156],
      ],
      cover,
      { open: true, thickness: 0.3, sides: 96, soft: 1 },
    ),
    globe(132, 4),
  ];
}

/** Schijn: an oak disc with an opal globe; its back lies in the plane z = 0. */
export function wallLamp(wood: Material = oak): Part[] {
  const disc = slab(outline(18, 18), 0, 2.2, wood, { round: 0.6 });
  const stand = (parts: readonly Part[]): Part[] =>
    parts.map((part) => ({
      ...part,
      vertices: part.vertices.map(([x, y, z]): Vec => [x, -z, y]),
      grain: [0, 1, 0] as Vec,
    }));
  return [
    ...stand([
      disc,
      turned(
        [0, 2.2, 0],
        [
          [3, 0],
          [3, 1.6],
        ],
        brass,
        { soft: 1 },
      ),
    ]),
    ...stand([
      turned(
        [0, 10.4, 0],
        [
          [2.6, -6.6],
          [5, -5],
          [6.8, 0],
          [5, 5],
          [0.1, 6.8],
        ],
        { kind: 'light', color: '#fff0d8', glow: 1.5 },
      ),
    ]),
  ];
}

/** Net: a wide dome of woven rattan; its rim at y = 0. */
export function rattanPendant(top = 90): Part[] {
  const cane: Material = { kind: 'wood', color: '#c49a62', rough: 0.6 };
  const at = (t: number, a: number): Vec => {
    const r = 30 * Math.cos(t * 1.45) ** 0.8 + 2.4;
    return [Math.cos(a) * r, 25 * Math.sin(t * 1.5), Math.sin(a) * r];
  };
  const strands = Array.from({ length: 30 }, (_, i) =>
    [-1, 1].map((way) =>
      tube(
        Array.from({ length: 9 }, (_, k) => at(k / 8, (i / 30) * 2 * Math.PI + way * (k / 8) * 0.9)),
        0.28,
        cane,
        { sides: 6, steps: 3 },
      ),
    ),
  ).flat();
  const hoops = [0, 0.3, 0.6, 0.85, 1].map((t) =>
    tube(
      Array.from({ length: 20 }, (_, i) => at(t, (i / 20) * 2 * Math.PI)),
      t === 0 ? 0.7 : 0.36,
      cane,
      {
        closed: true,
        sides: 8,
        steps: 4,
      },
    ),
  );
  return [
    ...strands,
    ...hoops,
    cable(24, top),
    turned(
      [0, 0, 0],
      [
        [2.6, 24],
        [2.2, 28],
        [1.2, 31],
      ],
      brass,
      { sides: 32 },
    ),
    globe(11, 4.5),
  ];
}

/** Reiger: a steel stem that leans over, with a small conical shade. */
export function arcLamp(cover: Material = paint('#39434d', 0.4)): Part[] {
  const head: Vec = [38, 128, 0];
  return [
    slab(outline(28, 28), 0, 2, steel),
    tube(
      [
        [0, 2, 0],
        [0, 90, 0],
        [0, 130, 0],
        [2.6, 143, 0],
        [9.5, 150, 0],
        [19, 152.5, 0],
        [28.5, 150, 0],
        [35.4, 143, 0],
        [38, 134, 0],
      ],
      0.8,
      steel,
      { steps: 12 },
    ),
    turned(
      head,
      [
        [11, -9],
        [3.6, 7],
        [2, 8.4],
      ],
      cover,
      { open: true, thickness: 0.3, soft: 1 },
    ),
  ];
}
