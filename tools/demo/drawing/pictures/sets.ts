import { cameraFor, type View } from '../scene/camera.ts';
import { type Material, type Part, placed } from '../scene/part.ts';
import type { Light, Scene } from '../scene/scene.ts';
import { box, loft, sheet } from '../scene/shapes.ts';
import type { Vec } from '../scene/vector.ts';
import { paint } from '../furniture/materials.ts';
import { otherSide, otherSideLight } from './other-side.ts';

const size = 1000;
const warm = '#fff3e2';
const sky = { color: '#f2f3f6', power: 0.62 };

/** A sheet of paper that runs from the floor up the wall without a corner. */
function sweep(width: number, behind: number, radius: number): Part {
  const path: [number, number][] = [[0, 900]];
  for (let i = 0; i <= 16; i++) {
    const a = (i / 16) * (Math.PI / 2);
    path.push([radius - Math.cos(a) * radius, -behind - Math.sin(a) * radius]);
  }
  path.push([radius + 900, -behind - radius]);
  const rings = path.map(([y, z]): Vec[] => [
    [-width, y, z],
    [width, y, z],
  ]);
  return { ...loft(rings, { kind: 'plaster', color: '#efebe4' }, { open: true }), smooth: true };
}

/** The window: one big soft light from the left, a little from the front. */
const windowLight = (reach: number, power = 1): Light => ({
  kind: 'area',
  at: [-reach * 1.5, reach * 1.35, reach * 0.95],
  to: [0, reach * 0.15, 0],
  power: power * 0.0075 * reach * reach,
  color: warm,
  size: [reach * 1.5, reach * 1.5],
});

/** One product on warm white paper, in the light of the window. A view from behind turns the product, not the camera. */
export function packshot(
  product: readonly Part[],
  view: Partial<View> = {},
  more: Partial<Scene> = {},
): Scene {
  const wanted: View = { turn: 28, above: 14, lens: 70, fill: 0.78, middle: [0, -0.01], ...view };
  const isBehind = Math.abs(wanted.turn) > 90;
  const parts = isBehind ? placed(product, { turn: 180 }) : product;
  const full = isBehind ? { ...wanted, turn: wanted.turn - 180 * Math.sign(wanted.turn) } : wanted;
  const reach = 260;
  return {
    width: size,
    height: size,
    samples: 28,
    exposure: 1.2,
    sky,
    parts: [...parts, sweep(1400, 190, 120)],
    lights: [windowLight(reach)],
    camera: cameraFor(parts, full, size, size),
    ...more,
  };
}

/** The box that a camera must show, if it does not follow from a piece of furniture. */
export const region = (min: Vec, max: Vec): Part[] => [box(min, max, paint('#ffffff'))];

/** A close picture: the camera shows only `subject`, the whole product is in the scene. */
export function detail(parts: readonly Part[], min: Vec, max: Vec, view: Partial<View> = {}): Scene {
  const full: View = { turn: 32, above: 24, lens: 85, fill: 0.95, aperture: 5.6, ...view };
  return { ...packshot(parts, {}), camera: cameraFor(region(min, max), full, size, size) };
}

export interface RoomLook {
  readonly wall?: string;
  readonly floor?: Material;
  /** Depth of the back wall. */
  readonly back?: number;
  /** Position of the sunlight on the back wall; without it there is no sun. */
  readonly sun?: boolean;
  readonly width?: number;
  readonly height?: number;
  readonly samples?: number;
  readonly exposure?: number;
  readonly fit?: readonly Part[];
}

/** The second colour of walls, with more contrast for white and pale oak. */
export const sandWall = '#d3c8b5';

const oakFloor: Material = { kind: 'floor', color: '#cbb292' };

/** A room: boards, skirting and a warm wall, lit by a tall window at the left. */
export function room(parts: readonly Part[], view: Partial<View> = {}, look: RoomLook = {}): Scene {
  const { wall = '#e9e3d8', floor = oakFloor, back = -150, sun = true, fit, ...more } = look;
  const width = more.width ?? size;
  const height = more.height ?? size;
  const full: View = { turn: 0, above: 7, lens: 50, fill: 0.86, middle: [0, -0.06], ...view };
  const plaster: Material = { kind: 'plaster', color: wall };
  const flat = (y: number, z0: number, z1: number) =>
    sheet((u, v) => [-900 + u * 1800, y, z1 + v * (z0 - z1)], [1, 1], floor, { thickness: 0 });
  const shell = [
    flat(0, back, 700),
    box([-900, 0, back - 10], [900, 520, back], plaster, { round: 0 }),
    box([-900, 0, back], [900, 9, back + 1.6], paint('#efeae1'), { round: 0.4 }),
  ];
  const hasMirror = parts.some(({ material }) => material.kind === 'mirror');
  const lights: Light[] = [
    { kind: 'area', at: [-430, 250, 190], to: [20, 60, -40], power: 470, color: warm, size: [300, 260] },
    ...(sun ? [sunLight] : []),
    ...(hasMirror ? [otherSideLight] : []),
  ];
  return {
    width,
    height,
    samples: more.samples ?? 32,
    exposure: more.exposure ?? 1.08,
    sky: { color: '#eef0f4', power: 0.52 },
    parts: [
      ...parts,
      ...shell,
      ...(sun ? windowFrame(back) : []),
      ...(hasMirror ? otherSide(floor, plaster) : []),
    ],
    lights,
    camera: cameraFor(fit ?? parts, full, width, height),
  };
}

const sunLight: Light = {
  kind: 'sun',
  at: [-600, 420, 260],
  to: [0, 60, -60],
  power: 2.4,
  color: '#ffe2b8',
  size: [1.6, 0],
};

/** A wall with a window in it, out of sight at the left: the sun comes through its panes. */
function windowFrame(back: number): Part[] {
  const dark = paint('#777777');
  const x = -520;
  const wall = (y0: number, y1: number, z0: number, z1: number) =>
    box([x - 4, y0, z0], [x, y1, z1], dark, { round: 0 });
  const z0 = back + 250;
  const z1 = back + 410;
  const y0 = 215;
  const y1 = 430;
  const bars = [
    ...[1, 2].map((i) => wall(y0, y1, z0 + ((z1 - z0) * i) / 3 - 3, z0 + ((z1 - z0) * i) / 3 + 3)),
    ...[1, 2].map((i) => wall(y0 + ((y1 - y0) * i) / 3 - 3, y0 + ((y1 - y0) * i) / 3 + 3, z0, z1)),
  ];
  return [
    wall(-10, y0, -500, 900),
    wall(y1, 1400, -500, 900),
    wall(y0, y1, -500, z0),
    wall(y0, y1, z1, 900),
    ...bars,
  ];
}

/** Furniture moved into a room. */
export const put = (parts: readonly Part[], x: number, z: number, turn = 0, y = 0, size = 1): Part[] =>
  placed(parts, { at: [x, y, z], turn, size });
