import { boundsOf, type Part } from './part.ts';
import { add, cross, dot, scale, sub, unit, type Vec } from './vector.ts';

export interface Camera {
  readonly from: Vec;
  readonly to: Vec;
  /** Focal length on a 36 mm wide picture. */
  readonly lens: number;
  /** Moves the picture without turning the camera, so that uprights stay upright; in widths of the picture. */
  readonly shift: readonly [number, number];
  readonly aperture?: number;
  readonly focus?: Vec;
}

export interface View {
  /** Degrees to the right of straight in front, and above the horizon. */
  readonly turn: number;
  readonly above: number;
  readonly lens?: number;
  /** The part of the picture's width or height that the subject fills. */
  readonly fill?: number;
  /** Distance of the subject's middle from the centre, in parts of the picture. */
  readonly middle?: readonly [number, number];
  readonly aperture?: number;
}

/** A camera from which the parts fill exactly the given share of a picture. */
export function cameraFor(parts: readonly Part[], view: View, width: number, height: number): Camera {
  const { turn, above, lens = 65, fill = 0.74, middle = [0, 0], aperture } = view;
  const a = (turn * Math.PI) / 180;
  const e = (above * Math.PI) / 180;
  const direction: Vec = [Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e)];
  const right = unit(cross([0, 1, 0], direction));
  const up = cross(direction, right);
  const { min, max } = boundsOf(parts);
  const points = parts.flatMap((part) => part.vertices);
  const reach = Math.hypot(...sub(max, min));
  const tall = height / width;
  const target = scale(add(min, max), 0.5);
  const seen = (distance: number) => {
    const frame = [Infinity, -Infinity, Infinity, -Infinity] as [number, number, number, number];
    for (const point of points) {
      const d = sub(point, target);
      const k = lens / 36 / (distance - dot(d, direction));
      const x = dot(d, right) * k;
      const y = dot(d, up) * k;
      frame[0] = Math.min(frame[0], x);
      frame[1] = Math.max(frame[1], x);
      frame[2] = Math.min(frame[2], y);
      frame[3] = Math.max(frame[3], y);
    }
    return frame;
  };
  let near = reach * 0.55;
  let far = reach * 30;
  for (let i = 0; i < 24; i++) {
    const distance = (near + far) / 2;
    const [x0, x1, y0, y1] = seen(distance);
    if (Math.max(x1 - x0, (y1 - y0) / tall) > fill) near = distance;
    else far = distance;
  }
  const [x0, x1, y0, y1] = seen(far);
  return {
    from: add(target, scale(direction, far)),
    to: target,
    lens,
    shift: [(x0 + x1) / 2 - middle[0], (y0 + y1) / 2 - middle[1] * tall],
    ...(aperture && { aperture, focus: target }),
  };
}
