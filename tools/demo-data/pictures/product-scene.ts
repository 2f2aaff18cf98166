import type { Scene } from '../scene/draw-scene.ts';
import type { Part } from '../scene/part.ts';
import { box, type Look, woodLook } from '../scene/shapes.ts';
import { oak } from '../furniture/materials.ts';

/** A square studio picture of one product, seen from the right and a little above. */
export function studio(
  title: string,
  parts: readonly Part[],
  azimuth = 28,
  elevation = 16,
  more: Partial<Scene> = {},
): Scene {
  const view = { azimuth, elevation, distance: 560, target: [0, 38, 0] as const };
  return { title, parts, width: 1200, height: 1200, view, fill: 0.78, ...more };
}

/** A close picture: only what lies between two corners is fitted, all else runs out of the picture. */
export function close(
  title: string,
  parts: readonly Part[],
  focus: NonNullable<Scene['focus']>,
  azimuth: number,
  elevation: number,
  more: Partial<Scene> = {},
): Scene {
  return studio(title, parts, azimuth, elevation, { focus, fill: 0.92, shift: [0, 0], ...more });
}

/** A wide picture of a room with a real wall behind it. */
export function room(title: string, parts: readonly Part[], more: Partial<Scene> = {}): Scene {
  const view = { azimuth: 0, elevation: 6, distance: 640, target: [0, 80, 0] as const };
  return {
    title,
    parts,
    width: 1200,
    height: 1200,
    view,
    fill: 0.92,
    wallAt: -110,
    wallPlane: -110,
    shift: [0, 0.08],
    windowLight: [0.05, 0.06, 0.34, 0.5],
    ...more,
  };
}

/** A table top that fills the lower half of the picture, to put small things on. */
export const surface = (look: Look = woodLook(oak, 201, 4)): Part =>
  box([-300, -4, -62], [300, 0, 120], look, false);
