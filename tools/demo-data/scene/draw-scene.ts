import { cameraFor, type View } from './camera.ts';
import { drawFace, type Ink, type ToScreen } from './draw-face.ts';
import { drawShadows, drawWallShadows } from './draw-shadows.ts';
import { backToFront } from './order.ts';
import type { Part } from './part.ts';
import type { Vec } from './vector.ts';

export interface Scene {
  title: string;
  width: number;
  height: number;
  view: Omit<View, 'target'> & { target?: Vec };
  parts: readonly Part[];
  /** Part of the picture that the furniture fills, 0 to 1. */
  fill?: number;
  /** Moves the furniture, as a share of the picture. */
  shift?: readonly [number, number];
  /** What is fitted into the picture; without it everything. */
  focus?: { min: Vec; max: Vec };
  /** Colours of wall and floor. */
  backdrop?: { wall: string; wallLow: string; floor: string; floorLow: string };
  /** Depth (z) at which the wall begins; further away is a quieter line. */
  wallAt?: number;
  /** A window's light on the wall, as a share of the picture: x, y, width, height. */
  windowLight?: readonly [number, number, number, number];
  /** Glowing lamps: place and reach in centimetres. */
  glows?: readonly { at: Vec; reach: number }[];
  /** Things on the wall, drawn behind all parts; the wall stands at this depth, and their shadows fall on it. */
  onWall?: readonly Part[];
  wallPlane?: number;
  /** No floor: the whole backdrop is wall. */
  noFloor?: boolean;
}

const STUDIO = { wall: '#f4efe7', wallLow: '#ebe3d7', floor: '#e3d9ca', floorLow: '#d8cbb8' };

/** Draws a scene as one SVG: backdrop, window light, shadows, furniture from back to front, glow. */
export function drawScene(scene: Scene): string {
  const target = scene.view.target ?? ([0, 40, 0] as Vec);
  const camera = cameraFor({ ...scene.view, target });
  const corners = fitted(scene).map((point) => camera.project(point));
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const fill = scene.fill ?? 0.7;
  const zoom = Math.min((scene.width * fill) / (x1 - x0), (scene.height * fill) / (y1 - y0));
  const [sx, sy] = scene.shift ?? [0, 0.03];
  const toScreen: ToScreen = (point) => {
    const [x, y] = camera.project(point);
    return [
      (x - (x0 + x1) / 2) * zoom + scene.width * (0.5 + sx),
      (y - (y0 + y1) / 2) * zoom + scene.height * (0.5 + sy),
    ];
  };
  const unit = (1000 / scene.view.distance) * zoom;
  const definitions: string[] = [];
  const ink: Ink = {
    toScreen,
    camera,
    unit,
    define(markup) {
      const id = `d${definitions.length}`;
      definitions.push(markup(id));
      return id;
    },
  };
  const behind = backToFront(scene.onWall ?? [], camera).map((part) =>
    part.faces.map((face) => drawFace(face, ink)).join(''),
  );
  const onWall = drawWallShadows(scene.onWall ?? [], scene.wallPlane ?? -170, toScreen);
  const floor = scene.noFloor ? '' : drawShadows(scene.parts, toScreen);
  const front = backToFront(scene.parts, camera).map((part) => drawPart(part, ink));
  const glow = (scene.glows ?? []).map(({ at, reach }) => {
    const [x, y] = toScreen(at);
    return `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(reach * unit)}" fill="url(#glow)"/>`;
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${scene.width} ${scene.height}" width="${scene.width}" height="${scene.height}" role="img"><title>${scene.title}</title>`,
    `<defs>${fixedDefinitions(scene, unit)}${definitions.join('')}</defs>`,
    backdrop(scene, toScreen),
    onWall,
    ...behind,
    floor,
    ...front,
    ...glow,
    '</svg>\n',
  ].join('');
}

function drawPart(part: Part, ink: Ink): string {
  const distance = (points: readonly Vec[]) =>
    points.reduce((sum, point) => sum + ink.camera.depth(point), 0) / points.length;
  const faces = [...part.faces].sort((a, b) => distance(b.points) - distance(a.points));
  return `<g stroke-width="2" stroke-linejoin="round">${faces.map((face) => drawFace(face, ink)).join('')}</g>`;
}

function fitted(scene: Scene): Vec[] {
  const boxes = scene.focus ? [scene.focus] : scene.parts;
  return boxes.flatMap(({ min, max }) =>
    [min[0], max[0]].flatMap((x) =>
      [min[1], max[1]].flatMap((y) => [min[2], max[2]].map((z): Vec => [x, y, z])),
    ),
  );
}

function backdrop(scene: Scene, toScreen: ToScreen): string {
  const { width, height } = scene;
  const line = Math.round(toScreen([0, 0, scene.wallAt ?? -170])[1]);
  const light = scene.windowLight;
  const windowLight = light ? `<g filter="url(#b1)" opacity=".5">${panes(light, width, height)}</g>` : '';
  return (
    `<rect width="${width}" height="${height}" fill="url(#wall)"/><ellipse cx="${width * 0.3}" cy="${height * 0.2}" rx="${width * 0.62}" ry="${height * 0.6}" fill="url(#daylight)"/>${windowLight}` +
    (scene.noFloor ? '' : floorMarkup(width, height, line))
  );
}

function floorMarkup(width: number, height: number, line: number): string {
  return (
    `<rect y="${line}" width="${width}" height="${height - line}" fill="url(#floor)"/>` +
    `<rect y="${line - 3}" width="${width}" height="6" fill="#8d7860" opacity=".16" filter="url(#b1)"/>` +
    `<ellipse cx="${width * 0.42}" cy="${height * 0.98}" rx="${width * 0.6}" ry="${(height - line) * 0.8}" fill="url(#daylight)" opacity=".5"/>`
  );
}

function panes(
  [x, y, w, h]: readonly [number, number, number, number],
  width: number,
  height: number,
): string {
  const quads: string[] = [];
  for (let column = 0; column < 2; column++) {
    for (let row = 0; row < 3; row++) {
      const left = (x + (w / 2) * column + 0.004) * width;
      const right = (x + (w / 2) * (column + 1) - 0.004) * width;
      const top = (y + (h / 3) * row + 0.006) * height;
      const low = (y + (h / 3) * (row + 1) - 0.006) * height;
      const slant = height * 0.05;
      quads.push(
        `M${left | 0} ${(top + slant * column) | 0}L${right | 0} ${(top + slant * (column + 1)) | 0}L${right | 0} ${(low + slant * (column + 1)) | 0}L${left | 0} ${(low + slant * column) | 0}Z`,
      );
    }
  }
  return `<path d="${quads.join('')}" fill="#fffaf0"/>`;
}

function fixedDefinitions(scene: Scene, unit: number): string {
  const colors = scene.backdrop ?? STUDIO;
  const down = (id: string, a: string, b: string) =>
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient>`;
  const radial = (id: string, color: string, strong: number) =>
    `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${strong}"/><stop offset=".45" stop-color="${color}" stop-opacity="${strong * 0.35}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>`;
  const blur = (id: string, by: number) =>
    `<filter id="${id}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${by.toFixed(1)}"/></filter>`;
  const size = Math.min(14, Math.max(3, unit * 1.1));
  return (
    down('wall', colors.wall, colors.wallLow) +
    down('floor', colors.floor, colors.floorLow) +
    radial('daylight', '#fffdf8', 0.85) +
    radial('glow', '#ffe9b8', 0.75) +
    blur('b1', size * 0.6) +
    blur('b2', size * 1.9) +
    blur('b3', size * 3.4)
  );
}
