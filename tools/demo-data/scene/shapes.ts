import { type Face, type Finish, type Part, partOf } from './part.ts';
import { add, cross, mix, normalOf, scale, sub, unit, type Vec } from './vector.ts';

export interface Look {
  color: string;
  finish?: Finish;
  gloss?: number;
  darkTop?: number;
  opacity?: number;
}

const wood = (seed: number, planks = 1): Finish => ({ kind: 'wood', seed, planks });
/** A wooden look: grain follows the longest side of each face. */
export const woodLook = (color: string, seed = 1, planks = 1): Look => ({ color, finish: wood(seed, planks) });

/** A box between two corners. Grain runs along the longest edge of every face. */
export function box(min: Vec, max: Vec, look: Look, shadow = true): Part {
  const [x0, y0, z0] = min;
  const [x1, y1, z1] = max;
  const quads: Vec[][] = [
    [[x0, y1, z1], [x1, y1, z1], [x1, y1, z0], [x0, y1, z0]],
    [[x0, y0, z1], [x1, y0, z1], [x1, y1, z1], [x0, y1, z1]],
    [[x1, y0, z1], [x1, y0, z0], [x1, y1, z0], [x1, y1, z1]],
    [[x0, y0, z0], [x0, y0, z1], [x0, y1, z1], [x0, y1, z0]],
    [[x1, y0, z0], [x0, y0, z0], [x0, y1, z0], [x1, y1, z0]],
    [[x0, y0, z0], [x1, y0, z0], [x1, y0, z1], [x0, y0, z1]],
  ];
  return partOf(
    quads.map((points, side) => faceOf(alongGrain(points), look, side)),
    shadow,
  );
}

function faceOf(points: readonly Vec[], look: Look, side: number): Face {
  const finish = look.finish ?? { kind: 'plain' };
  return {
    points,
    color: look.color,
    normal: normalOf(points),
    finish: finish.kind === 'wood' ? { ...finish, seed: finish.seed * 7 + side, planks: side === 0 ? finish.planks : 1 } : finish,
    gloss: look.gloss,
    darkTop: side === 0 ? 0 : look.darkTop,
    opacity: look.opacity,
    edge: true,
  };
}

/** Turns the corners so that the first edge is a long one: grain follows it. */
function alongGrain(points: Vec[]): Vec[] {
  const [a, b, c] = points as [Vec, Vec, Vec];
  const first = Math.hypot(...sub(b, a));
  const second = Math.hypot(...sub(c, b));
  return first >= second ? points : [...points.slice(1), points[0]!];
}

/** A round bar between two points, thinner or thicker at its ends; also a cone, a disc or a lamp cord. */
export function bar(from: Vec, to: Vec, radius: number, radiusTo: number, look: Look, shadow = true, sides = 16): Part {
  const axis = unit(sub(to, from));
  const aside = unit(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]));
  const other = cross(axis, aside);
  const ring = (center: Vec, r: number) =>
    Array.from({ length: sides }, (_, i): Vec => {
      const a = (i / sides) * 2 * Math.PI;
      return add(center, add(scale(aside, Math.cos(a) * r), scale(other, Math.sin(a) * r)));
    });
  const low = ring(from, radius);
  const high = ring(to, radiusTo);
  const faces: Face[] = low.map((_, i) => {
    const j = (i + 1) % sides;
    const points = [low[i]!, low[j]!, high[j]!, high[i]!];
    const a = ((i + 0.5) / sides) * 2 * Math.PI;
    const out = add(scale(aside, Math.cos(a)), scale(other, Math.sin(a)));
    const slope = (radius - radiusTo) / (Math.hypot(...sub(to, from)) || 1);
    return plain(points, unit(add(out, scale(axis, slope))), look);
  });
  faces.push(plain(high, axis, { ...look, darkTop: 0 }), plain([...low].reverse(), scale(axis, -1), look));
  return partOf(faces, shadow);
}

function plain(points: readonly Vec[], normal: Vec, look: Look): Face {
  return { points, color: look.color, normal, finish: { kind: 'plain' }, gloss: look.gloss, darkTop: look.darkTop, opacity: look.opacity };
}

/** A shape turned on a lathe around a vertical line: `profile` lists radius and height from below to above. */
export function turned(center: Vec, profile: readonly (readonly [r: number, y: number])[], look: Look, open = false, sides = 36): Part {
  const faces: Face[] = [];
  for (let ring = 0; ring + 1 < profile.length; ring++) {
    const [r0, y0] = profile[ring]!;
    const [r1, y1] = profile[ring + 1]!;
    for (let i = 0; i < sides; i++) {
      const at = (n: number, r: number, y: number): Vec => {
        const a = (n / sides) * 2 * Math.PI;
        return add(center, [Math.cos(a) * r, y, -Math.sin(a) * r]);
      };
      const points = [at(i, r0, y0), at(i + 1, r0, y0), at(i + 1, r1, y1), at(i, r1, y1)];
      const a = ((i + 0.5) / sides) * 2 * Math.PI;
      const run = Math.hypot(r1 - r0, y1 - y0) || 1;
      const normal: Vec = unit([(Math.cos(a) * (y1 - y0)) / run, (r0 - r1) / run, (-Math.sin(a) * (y1 - y0)) / run]);
      faces.push({ ...plain(points, normal, look), open });
    }
  }
  return partOf(faces);
}

/** A slab with any outline (x and z, anticlockwise from above) between two heights: round and rounded table tops. */
export function slab(outline: readonly (readonly [x: number, z: number])[], y0: number, y1: number, look: Look, shadow = true): Part {
  const top = outline.map(([x, z]): Vec => [x, y1, z]);
  const low = outline.map(([x, z]): Vec => [x, y0, z]);
  const faces: Face[] = [
    { ...faceOf(top, look, 0), normal: [0, 1, 0] },
    { ...faceOf([...low].reverse(), { ...look, finish: undefined }, 5), normal: [0, -1, 0], edge: false },
  ];
  top.forEach((_, i) => {
    const j = (i + 1) % top.length;
    const points = [low[i]!, low[j]!, top[j]!, top[i]!];
    faces.push(plain(points, normalOf(points), look));
  });
  return partOf(faces, shadow);
}

/** Outline of a rectangle with corners of a given roundness; 2 is an ellipse, 8 nearly square. */
export function outline(width: number, depth: number, roundness = 8, steps = 64): [number, number][] {
  return Array.from({ length: steps }, (_, i) => {
    const a = (i / steps) * 2 * Math.PI;
    const bow = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / roundness);
    return [(bow(Math.cos(a)) * width) / 2, (-bow(Math.sin(a)) * depth) / 2] as [number, number];
  });
}

/** A cushion or any softly rounded block; a higher `firmness` is boxier. */
export function cushion(min: Vec, max: Vec, look: Look, firmness = 5): Part {
  const center = mix(min, max, 0.5);
  const half = scale(sub(max, min), 0.5);
  const bow = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / firmness);
  const across = 40;
  const up = 18;
  const at = (i: number, j: number): Vec => {
    const a = (i / across) * 2 * Math.PI;
    const b = (j / up - 0.5) * Math.PI;
    return add(center, [
      bow(Math.cos(b)) * bow(Math.cos(a)) * half[0],
      bow(Math.sin(b)) * half[1],
      -bow(Math.cos(b)) * bow(Math.sin(a)) * half[2],
    ]);
  };
  const faces: Face[] = [];
  for (let j = 0; j < up; j++) {
    for (let i = 0; i < across; i++) {
      const points = [at(i, j), at(i + 1, j), at(i + 1, j + 1), at(i, j + 1)];
      const normal = unit(cross(sub(points[2]!, points[0]!), sub(points[3]!, points[1]!)));
      if (Number.isFinite(normal[0]) && Math.hypot(...normal) > 0.5) faces.push(plain(points, normal, look));
    }
  }
  return partOf(faces);
}
