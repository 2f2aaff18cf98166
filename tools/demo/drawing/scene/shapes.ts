import { across, acrossLine, type Material, type Part } from './part.ts';
import { add, length, mix, scale, sub, type Vec } from './vector.ts';

type Flat = readonly [x: number, z: number];

/** A box between two corners; grain runs along its longest side by default. */
export function box(
  [x0, y0, z0]: Vec,
  [x1, y1, z1]: Vec,
  material: Material,
  { round = 0.25, grain }: { round?: number; grain?: Vec } = {},
): Part {
  const sides = [x1 - x0, y1 - y0, z1 - z0];
  const longest = sides.indexOf(Math.max(...sides));
  const axes: Vec[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  return {
    vertices: [y0, y1].flatMap((y): Vec[] => [
      [x0, y, z0],
      [x1, y, z0],
      [x1, y, z1],
      [x0, y, z1],
    ]),
    faces: [
      [0, 1, 2, 3],
      [7, 6, 5, 4],
      [3, 2, 6, 7],
      [1, 0, 4, 5],
      [2, 1, 5, 6],
      [0, 3, 7, 4],
    ],
    material,
    grain: grain ?? axes[longest]!,
    round: Math.min(round, ...sides.map((side) => side * 0.45)),
  };
}

/** Rings of equal length joined to a skin; the ends are closed unless open. */
export function loft(
  rings: readonly (readonly Vec[])[],
  material: Material,
  { grain = [0, 1, 0] as Vec, smooth = true, round = 0, open = false, loop = false, thickness = 0 } = {},
): Part {
  const count = rings[0]!.length;
  const faces: number[][] = [];
  const last = loop ? rings.length : rings.length - 1;
  for (let ring = 0; ring < last; ring++)
    for (let i = 0; i < count; i++) {
      const next = (i + 1) % count;
      const a = ring * count;
      const b = ((ring + 1) % rings.length) * count;
      faces.push([a + i, a + next, b + next, b + i]);
    }
  if (!open && !loop) {
    faces.push(Array.from({ length: count }, (_, i) => count - 1 - i));
    faces.push(Array.from({ length: count }, (_, i) => (rings.length - 1) * count + i));
  }
  return { vertices: rings.flat(), faces, material, grain, smooth, round, thickness };
}

/** A superellipse around the middle: `power` 2 is an ellipse, 4 a soft Danish oval, 14 a rectangle with soft corners. */
export function outline(width: number, depth: number, power = 2, steps = 72): Flat[] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * 2 * Math.PI;
    const at = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / power);
    return [(at(Math.cos(angle)) * width) / 2, (at(Math.sin(angle)) * depth) / 2] as const;
  });
}

/** A rectangle with round corners of a given radius. */
export function rounded(width: number, depth: number, radius: number, steps = 10): Flat[] {
  const x = width / 2 - radius;
  const z = depth / 2 - radius;
  const corners = [
    [x, z],
    [-x, z],
    [-x, -z],
    [x, -z],
  ] as const;
  return corners.flatMap(([cx, cz], corner) =>
    Array.from({ length: steps + 1 }, (_, i) => {
      const angle = ((corner + i / steps) * Math.PI) / 2;
      return [cx + Math.cos(angle) * radius, cz + Math.sin(angle) * radius] as const;
    }),
  );
}

/** A flat piece with the given outline between two heights. */
export function slab(
  shape: readonly Flat[],
  y0: number,
  y1: number,
  material: Material,
  { round = 0.4, grain = [1, 0, 0] as Vec, at = [0, 0] as Flat, smooth = true } = {},
): Part {
  const ring = (y: number): Vec[] => shape.map(([x, z]) => [x + at[0], y, z + at[1]] as Vec).reverse();
  return loft([ring(y0), ring(y1)], material, { grain, round: Math.min(round, (y1 - y0) * 0.45), smooth });
}

/** A round bar that may taper. */
export function bar(from: Vec, to: Vec, r0: number, r1: number, material: Material, sides = 28): Part {
  const along = sub(to, from);
  return loft([circle(from, along, r0, sides), circle(to, along, r1, sides)], material, {
    grain: along,
    round: Math.min(r0, r1, 1) * 0.3,
  });
}

function circle(at: Vec, along: Vec, radius: number, sides: number): Vec[] {
  const [a, b] = across(along);
  return Array.from({ length: sides }, (_, i) => {
    const angle = (i / sides) * 2 * Math.PI;
    return add(at, add(scale(a, Math.cos(angle) * radius), scale(b, Math.sin(angle) * radius)));
  });
}

/** A turned piece around the vertical; the profile runs from bottom to top as [radius, height]. */
export function turned(
  at: Vec,
  profile: readonly (readonly [radius: number, y: number])[],
  material: Material,
  { sides = 72, open = false, thickness = 0, soft = 4, flutes = 0, depth = 0 } = {},
): Part {
  const points =
    soft > 1
      ? curve(
          profile.map(([r, y]): Vec => [r, y, 0]),
          soft,
        )
      : profile.map(([r, y]): Vec => [r, y, 0]);
  const around = flutes ? flutes * 8 : sides;
  const rings = points.map(([r, y]) =>
    Array.from({ length: around }, (_, i): Vec => {
      const angle = (-i / around) * 2 * Math.PI;
      const radius = Math.max(0.02, r - (flutes ? depth * Math.abs(Math.cos((angle * flutes) / 2)) ** 3 : 0));
      return [at[0] + Math.cos(angle) * radius, at[1] + y, at[2] + Math.sin(angle) * radius];
    }),
  );
  return loft(rings, material, { open, thickness });
}

/** A smooth line through points, with `steps` pieces between each two. */
export function curve(points: readonly Vec[], steps = 8, closed = false): Vec[] {
  const at = (i: number): Vec =>
    points[closed ? (i + points.length) % points.length : Math.min(points.length - 1, Math.max(0, i))]!;
  const result: Vec[] = [];
  for (let i = 0; i < (closed ? points.length : points.length - 1); i++)
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const p0 = at(i - 1);
      const p1 = at(i);
      const p2 = at(i + 1);
      const p3 = at(i + 2);
      result.push(
        [0, 1, 2].map((axis) => {
          const a = p0[axis]!;
          const b = p1[axis]!;
          const c = p2[axis]!;
          const d = p3[axis]!;
          return (
            0.5 *
            (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
          );
        }) as unknown as Vec,
      );
    }
  return closed ? result : [...result, at(points.length - 1)];
}

/** A bent rod along a smooth line; `radius` may change along it (0 to 1). */
export function tube(
  points: readonly Vec[],
  radius: number | ((t: number) => number),
  material: Material,
  { sides = 14, steps = 8, closed = false, flat = 1 } = {},
): Part {
  const line = curve(points, steps, closed);
  const directions = line.map((_, i) => {
    const before = line[closed ? (i - 1 + line.length) % line.length : Math.max(0, i - 1)]!;
    const after = line[closed ? (i + 1) % line.length : Math.min(line.length - 1, i + 1)]!;
    return sub(after, before);
  });
  // A flat rod has horizontal sides, and the end of a ring must match its beginning.
  const frames = closed || flat !== 1 ? directions.map(across) : acrossLine(directions);
  const rings = line.map((point, i) => {
    const size = typeof radius === 'number' ? radius : radius(i / (line.length - 1));
    const [a, b] = frames[i]!;
    return Array.from({ length: sides }, (_, k) => {
      const angle = (k / sides) * 2 * Math.PI;
      return add(point, add(scale(a, Math.cos(angle) * size * flat), scale(b, Math.sin(angle) * size)));
    });
  });
  const ends = sub(line.at(-1)!, line[0]!);
  return loft(rings, material, { loop: closed, grain: length(ends) > 1 ? ends : [1, 0, 0] });
}

/** A surface given point by point over a grid from 0 to 1 in both directions. */
export function sheet(
  point: (u: number, v: number) => Vec,
  [across, along]: readonly [number, number],
  material: Material,
  { thickness = 0.4, grain = [1, 0, 0] as Vec, smooth = true } = {},
): Part {
  const vertices: Vec[] = [];
  const faces: number[][] = [];
  for (let j = 0; j <= along; j++)
    for (let i = 0; i <= across; i++) {
      vertices.push(point(i / across, j / along));
      const corner = j * (across + 1) + i;
      if (i < across && j < along) faces.push([corner, corner + 1, corner + across + 2, corner + across + 1]);
    }
  return { vertices, faces, material, grain, smooth, thickness };
}

/** A straight row of boards side by side along z, as a table top is glued up. */
export function boards(count: number, [x0, y0, z0]: Vec, [x1, y1, z1]: Vec, material: Material): Part[] {
  return Array.from({ length: count }, (_, i) => {
    const from = mix([x0, y0, z0], [x0, y0, z1], i / count);
    const to = mix([x1, y1, z0], [x1, y1, z1], (i + 1) / count);
    return box(from, to, material, { round: 0.08, grain: [1, 0, 0] });
  });
}
