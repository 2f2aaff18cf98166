import { add, cross, dot, scale, sub, unit, type Vec } from './vector.ts';

export interface View {
  /** Point looked at. */
  target: Vec;
  /** Degrees to the right of straight ahead, and above the horizon. */
  azimuth: number;
  elevation: number;
  /** Centimetres from the target; far away flattens the perspective. */
  distance: number;
}

export interface Camera {
  position: Vec;
  /** Screen place in units of the picture, before it is fitted; y points down. */
  project(point: Vec): [x: number, y: number];
  depth(point: Vec): number;
}

/** A camera with perspective that orbits its target. */
export function cameraFor(view: View): Camera {
  const az = (view.azimuth * Math.PI) / 180;
  const el = (view.elevation * Math.PI) / 180;
  const back: Vec = [Math.sin(az) * Math.cos(el), Math.sin(el), Math.cos(az) * Math.cos(el)];
  const position = add(view.target, scale(back, view.distance));
  const right = unit(cross([0, 1, 0], back));
  const up = cross(back, right);
  return {
    position,
    project(point) {
      const seen = sub(point, position);
      const away = Math.max(1, -dot(seen, back));
      return [(dot(seen, right) / away) * 1000, (-dot(seen, up) / away) * 1000];
    },
    depth: (point) => -dot(sub(point, position), back),
  };
}
