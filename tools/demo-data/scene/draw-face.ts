import type { Camera } from './camera.ts';
import type { Face } from './part.ts';
import { shaded, toned } from './shade.ts';
import { dot, middle, mix, randomFrom, sub, type Vec } from './vector.ts';

export type ToScreen = (point: Vec) => [number, number];

/** Collects definitions (gradients, clips) and gives them short names. */
export interface Ink {
  toScreen: ToScreen;
  camera: Camera;
  /** Screen units per centimetre, roughly; stroke widths follow it. */
  unit: number;
  define(markup: (id: string) => string): string;
}

const n = (value: number) => String(Math.round(value * 10) / 10);

/** A path with relative steps, which keeps the files small. */
function pathOf(points: readonly [number, number][], closed = true): string {
  let [px, py] = [0, 0];
  const steps = points.map(([x, y], i) => {
    const [dx, dy] = [Math.round((x - px) * 10) / 10, Math.round((y - py) * 10) / 10];
    [px, py] = [px + dx, py + dy];
    return `${i === 0 ? 'M' : ''}${i === 1 ? 'l' : ''}${i > 1 && dx >= 0 ? ' ' : ''}${dx}${dy >= 0 ? ' ' : ''}${dy}`;
  });
  return steps.join('') + (closed ? 'Z' : '');
}

/** One face as SVG: its shaded colour, then grain, weave or stitches, then the light on its edge. */
export function drawFace(face: Face, ink: Ink): string {
  const towards = dot(face.normal, sub(ink.camera.position, middle(face.points)));
  if (towards <= 0 && !face.inside) return '';
  const normal: Vec = towards > 0 ? face.normal : [-face.normal[0], -face.normal[1], -face.normal[2]];
  const color =
    towards > 0 ? shaded(face.color, normal, face.gloss) : toned(shaded(face.color, normal), -0.12);
  const corners = face.points.map(ink.toScreen);
  const fill = face.edge ? softFill(color, corners, face.darkTop ?? 0, ink) : darkened(color, face, ink);
  const seam = face.edge || face.bare ? '' : ` stroke="${fill.startsWith('#') ? fill : color}"`;
  const opacity = face.opacity === undefined ? '' : ` opacity="${face.opacity}"`;
  const base = `<path d="${pathOf(corners)}" fill="${fill}"${seam}${opacity}/>`;
  return base + drawFinish(face, color, corners, ink) + (face.edge ? drawEdge(corners, color, ink) : '');
}

function darkened(color: string, face: Face, ink: Ink): string {
  return face.darkTop ? softFill(color, face.points.map(ink.toScreen), face.darkTop, ink) : color;
}

function softFill(color: string, corners: readonly [number, number][], darkTop: number, ink: Ink): string {
  const ys = corners.map(([, y]) => y);
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  if (low - top < 6) return color;
  const stops = darkTop
    ? `<stop offset="0" stop-color="${toned(color, -darkTop)}"/><stop offset=".4" stop-color="${color}"/><stop offset="1" stop-color="${toned(color, -0.1)}"/>`
    : `<stop offset="0" stop-color="${toned(color, 0.07)}"/><stop offset="1" stop-color="${toned(color, -0.07)}"/>`;
  const id = ink.define(
    (name) =>
      `<linearGradient id="${name}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(top)}" x2="0" y2="${n(low)}">${stops}</linearGradient>`,
  );
  return `url(#${id})`;
}

function drawEdge(corners: readonly [number, number][], color: string, ink: Ink): string {
  return `<path d="${pathOf(corners)}" fill="none" stroke="${toned(color, 0.34)}" stroke-opacity=".55" stroke-width="${n(Math.max(0.7, ink.unit * 0.22))}" stroke-linejoin="round"/>`;
}

function drawFinish(face: Face, color: string, corners: readonly [number, number][], ink: Ink): string {
  if (face.finish.kind === 'wood')
    return grain(face, face.finish.seed, face.finish.planks ?? 1, color, corners, ink);
  if (face.finish.kind === 'weave') return weave(face, face.finish.step, color, ink);
  return '';
}

/** The corners of the face's bounding parallelogram, so that grain also runs over round tops. */
function frameOf(face: Face): [Vec, Vec, Vec, Vec] {
  if (face.points.length === 4) return face.points as unknown as [Vec, Vec, Vec, Vec];
  const xs = face.points.map((p) => p[0]);
  const zs = face.points.map((p) => p[2]);
  const y = face.points[0]![1];
  const [x0, x1, z0, z1] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  return [
    [x0, y, z1],
    [x1, y, z1],
    [x1, y, z0],
    [x0, y, z0],
  ];
}

function grain(
  face: Face,
  seed: number,
  planks: number,
  color: string,
  corners: readonly [number, number][],
  ink: Ink,
): string {
  const [a, b, c, d] = frameOf(face);
  const at = (u: number, v: number) => ink.toScreen(mix(mix(a, b, u), mix(d, c, u), v));
  const random = randomFrom(seed * 977 + 13);
  const wide = Math.hypot(...sub(d, a));
  const long = Math.hypot(...sub(b, a));
  const lines = Math.min(46, Math.max(3, Math.round(wide / 1.7)));
  const dark: string[] = [];
  const light: string[] = [];
  for (let i = 0; i < lines; i++) {
    const v = (i + 0.15 + random() * 0.7) / lines;
    const bend = ((random() - 0.5) * 2.2) / Math.max(wide, 6);
    const from = random() < 0.35 ? random() * 0.45 : 0;
    const to = random() < 0.35 ? 0.55 + random() * 0.45 : 1;
    const steps = long > 40 ? 6 : 3;
    const points = Array.from({ length: steps + 1 }, (_, k) => {
      const u = from + ((to - from) * k) / steps;
      const sway = Math.sin(u * 5 + seed + i * 0.35) * bend;
      return at(u, Math.min(0.995, Math.max(0.005, v + sway)));
    });
    (random() < 0.72 ? dark : light).push(smooth(points));
  }
  const seams = Array.from({ length: planks - 1 }, (_, i) =>
    pathOf([at(0, (i + 1) / planks), at(1, (i + 1) / planks)], false),
  );
  const width = n(Math.max(0.6, ink.unit * 0.2));
  const clip = face.points.length === 4 ? '' : clipTo(corners, ink);
  const stroke = (paths: string[], tone: string, opacity: number, w: string) =>
    paths.length === 0
      ? ''
      : `<path d="${paths.join('')}" fill="none" stroke="${tone}" stroke-opacity="${opacity}" stroke-width="${w}"/>`;
  return `<g${clip}>${stroke(dark, toned(color, -0.42), 0.32, width)}${stroke(light, toned(color, 0.3), 0.4, width)}${stroke(seams, toned(color, -0.6), 0.5, width)}</g>`;
}

function clipTo(corners: readonly [number, number][], ink: Ink): string {
  const id = ink.define((name) => `<clipPath id="${name}"><path d="${pathOf(corners)}"/></clipPath>`);
  return ` clip-path="url(#${id})"`;
}

/** A quiet curve through points. */
function smooth(points: readonly [number, number][]): string {
  let path = `M${n(points[0]![0])} ${n(points[0]![1])}`;
  for (let i = 1; i + 1 < points.length; i++) {
    const [x, y] = points[i]!;
    const [nx, ny] = points[i + 1]!;
    path += `Q${n(x)} ${n(y)} ${n((x + nx) / 2)} ${n((y + ny) / 2)}`;
  }
  const [x, y] = points.at(-1)!;
  return `${path}L${n(x)} ${n(y)}`;
}

function weave(face: Face, step: number, color: string, ink: Ink): string {
  const [a, b, c, d] = frameOf(face);
  const at = (u: number, v: number) => ink.toScreen(mix(mix(a, b, u), mix(d, c, u), v));
  const rows = Math.max(2, Math.round(Math.hypot(...sub(d, a)) / step));
  const columns = Math.max(2, Math.round(Math.hypot(...sub(b, a)) / step));
  const lines: string[] = [];
  for (let i = 1; i < rows; i++) lines.push(pathOf([at(0, i / rows), at(1, i / rows)], false));
  for (let i = 1; i < columns; i++) lines.push(pathOf([at(i / columns, 0), at(i / columns, 1)], false));
  const clip = face.points.length === 4 ? '' : clipTo(face.points.map(ink.toScreen), ink);
  return `<path${clip} d="${lines.join('')}" fill="none" stroke="${toned(color, -0.35)}" stroke-opacity=".34" stroke-width="${n(Math.max(0.6, ink.unit * 0.22))}"/>`;
}
