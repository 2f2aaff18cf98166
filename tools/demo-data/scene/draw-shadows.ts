import type { ToScreen } from './draw-face.ts';
import type { Part } from './part.ts';
import { toLight } from './shade.ts';
import type { Vec } from './vector.ts';

type Flat = [x: number, z: number];

/** Shadows on the floor: a long soft one away from the light, a wide faint one below, a small dark one where it stands. */
export function drawShadows(parts: readonly Part[], toScreen: ToScreen): string {
  const casting = parts.filter((part) => part.shadow);
  const pathOf = (points: Flat[]) =>
    'M' +
    points
      .map(([x, z]) =>
        toScreen([x, 0, z])
          .map((v) => Math.round(v))
          .join(' '),
      )
      .join('L') +
    'Z';
  const cast = (slant: number, only = (part: Part) => part.max[1] > -1) =>
    casting
      .filter(only)
      .map((part) =>
        pathOf(
          hull(
            pointsOf(part).map(([x, y, z]) => [
              x - (toLight[0] / toLight[1]) * y * slant,
              z - (toLight[2] / toLight[1]) * y * slant,
            ]),
          ),
        ),
      );
  const layer = (paths: string[], blur: number, opacity: number) =>
    paths.length === 0
      ? ''
      : `<g filter="url(#b${blur})" opacity="${opacity}"><path fill="#4d3626" d="${paths.join('')}"/></g>`;
  const stands = (part: Part) => part.min[1] < 2;
  return layer(cast(0.62), 2, 0.2) + layer(cast(0.08), 3, 0.2) + layer(cast(0.04, stands), 1, 0.42);
}

/** Shadows of things on a wall at depth `wall`: to the right and down, away from the light. */
export function drawWallShadows(parts: readonly Part[], wall: number, toScreen: ToScreen): string {
  const shadow = (reach: number) =>
    parts.map((part) => {
      const flat = pointsOf(part).map(([x, y, z]): Flat => {
        const t = ((z - wall) / toLight[2]) * reach;
        return [x - toLight[0] * t, y - toLight[1] * t];
      });
      return (
        'M' +
        hull(flat)
          .map(([x, y]) =>
            toScreen([x, y, wall])
              .map((v) => Math.round(v))
              .join(' '),
          )
          .join('L') +
        'Z'
      );
    });
  const layer = (paths: string[], blur: number, opacity: number) =>
    `<g filter="url(#b${blur})" opacity="${opacity}"><path fill="#4d3626" d="${paths.join('')}"/></g>`;
  return parts.length === 0 ? '' : layer(shadow(0.55), 2, 0.2) + layer(shadow(0.15), 1, 0.22);
}

function pointsOf(part: Part): Vec[] {
  return part.faces.flatMap((face) => face.points.filter((_, i) => face.points.length < 8 || i % 2 === 0));
}

/** The convex outline of points on the floor (Andrew's monotone chain). */
function hull(points: Flat[]): Flat[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const turn = (o: Flat, a: Flat, b: Flat) => (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
  const half = (list: Flat[]) => {
    const chain: Flat[] = [];
    for (const point of list) {
      while (chain.length >= 2 && turn(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop();
      chain.push(point);
    }
    return chain.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
