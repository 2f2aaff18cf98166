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
export const woodLook = (color: string, seed = 1, planks = 1): Look => ({
  color,
  finish: wood(seed, planks),
});

/** A box between two corners. Grain runs along the longest edge of every face. */
export function box(min: Vec, max: Vec, look: Look, shadow = true): Part {
  const [x0, y0, z0] = min;
  const [x1, y1, z1] = max;
  const quads: Vec[][] = [
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1, z0],
      [x0, y1, z0],
    ],
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [
      [x1, y0, z1],
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
    ],
    [
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
      [x0, y1, z0],
    ],
    [
      [x1, y0, z0],
      [x0, y0, z0],
      [x0, y1, z0],
      [x1, y1, z0],
    ],
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
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
    finish:
      finish.kind === 'wood'
        ? { ...finish, seed: finish.seed * 7 + side, planks: side === 0 ? finish.planks : 1 }
        : finish,
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
export function bar(
  from: Vec,
  to: Vec,
  radius: number,
  radiusTo: number,
  look: Look,
  shadow = true,
  sides = 16,
): Part {
  const axis = unit(sub(to, from));
  // Legs are cut level at both ends, so that they stand flat and meet the top without a gap.
  const level = Math.abs(axis[1]) > 0.7;
  const aside: Vec = level ? [1, 0, 0] : unit(cross(axis, [0, 1, 0]));
  const other: Vec = level ? [0, 0, axis[1] > 0 ? -1 : 1] : cross(axis, aside);
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
  const end: Vec = level ? [0, Math.sign(axis[1]), 0] : axis;
  faces.push(plain(high, end, { ...look, darkTop: 0 }), plain([...low].reverse(), scale(end, -1), look));
  return partOf(faces, shadow);
}

function plain(points: readonly Vec[], normal: Vec, look: Look): Face {
  return {
    points,
    color: look.color,
    normal,
    finish: { kind: 'plain' },
    gloss: look.gloss,
    darkTop: look.darkTop,
    opacity: look.opacity,
  };
}

/** A shape turned on a lathe around a vertical line: `profile` lists radius and height from below to above. */
export function turned(
  center: Vec,
  profile: readonly (readonly [r: number, y: number])[],
  look: Look,
  inside?: string,
  sides = 44,
): Part {
  const curve = profile.length > 3 ? rounded(profile) : profile;
  const faces: Face[] = [];
  for (let ring = 0; ring + 1 < curve.length; ring++) {
    const [r0, y0] = curve[ring]!;
    const [r1, y1] = curve[ring + 1]!;
    const at = (turn: number, r: number, y: number): Vec => {
      const a = (turn / sides) * 2 * Math.PI;
      return add(center, [Math.cos(a) * r, y, -Math.sin(a) * r]);
    };
    for (let i = 0; i < sides; i++) {
      const a = ((i + 0.5) / sides) * 2 * Math.PI;
      const normal = unit([Math.cos(a) * (y1 - y0), r0 - r1, -Math.sin(a) * (y1 - y0)]);
      const points = [at(i, r0, y0), at(i + 1, r0, y0), at(i + 1, r1, y1), at(i, r1, y1)];
      faces.push({ ...plain(points, normal, look), inside });
    }
  }
  return partOf(faces);
}

/** Three points for every one, along a curve through all of them (Catmull-Rom). */
function rounded(profile: readonly (readonly [number, number])[]): [number, number][] {
  const at = (i: number) => profile[Math.min(profile.length - 1, Math.max(0, i))]!;
  return profile.flatMap((point, i) => {
    if (i + 1 === profile.length) return [[point[0], point[1]] as [number, number]];
    return [0, 1 / 3, 2 / 3].map((t): [number, number] => {
      const through = (k: 0 | 1) => {
        const [p0, p1, p2, p3] = [at(i - 1)[k], at(i)[k], at(i + 1)[k], at(i + 2)[k]];
        return (
          0.5 *
          (2 * p1 +
            (p2 - p0) * t +
            (2 * p0 - 5 * p1 + 4 * p2 - p3) * t ** 2 +
            (3 * p1 - p0 - 3 * p2 + p3) * t ** 3)
        );
      };
      return [Math.max(0.1, through(0)), through(1)];
    });
  });
}

/** The soft dark place under something that stands on a table or shelf at height `y`. */
export function contact(x: number, y: number, z: number, radius: number): Part[] {
  return [1.45, 1.25, 1.08].map((grow, i) => {
    const ring = outline(radius * 2 * grow, radius * 2 * grow, 2, 40).map(([dx, dz]): Vec => [
      x + dx + radius * 0.22 * grow,
      y + 0.05 + i * 0.01,
      z + dz - radius * 0.1,
    ]);
    const face: Face = {
      points: ring,
      color: '#3a281c',
      normal: [0, 1, 0],
      finish: { kind: 'plain' },
      opacity: 0.13,
      bare: true,
    };
    return partOf([face], false);
  });
}

/** A slab with any outline (x and z, anticlockwise from above) between two heights: round and rounded table tops. */
export function slab(
  outline: readonly (readonly [x: number, z: number])[],
  y0: number,
  y1: number,
  look: Look,
  shadow = true,
): Part {
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
  const up = 16;
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
