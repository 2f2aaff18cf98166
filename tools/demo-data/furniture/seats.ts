import type { Part } from '../scene/part.ts';
import { bar, box, cushion, outline, slab, woodLook } from '../scene/shapes.ts';
import { ash, linen, moss, oak, rust, walnut } from './materials.ts';

const leg = (color: string) => ({ color, darkTop: 0.4 });

/** Dining chair: round frame, upholstered seat, bent backrest. */
export function diningChair(cloth = moss, wood = oak): Part[] {
  const back = Array.from({ length: 9 }, (_, i) => {
    const x = -19 + (i / 8) * 38;
    return [x, -21 - 4 * (1 - (x / 19) ** 2)] as const;
  });
  const rail = back.slice(1).map(([x, z], i) => {
    const [px, pz] = back[i]!;
    return bar([px, 74, pz], [x, 74, z], 3.1, 3.1, { color: wood }, true, 14);
  });
  return [
    bar([-20, 0, -22], [-19, 74, -21], 1.7, 1.9, leg(wood)),
    bar([20, 0, -22], [19, 74, -21], 1.7, 1.9, leg(wood)),
    bar([-21, 0, 21], [-19.5, 43, 19], 1.6, 2.1, leg(wood)),
    bar([21, 0, 21], [19.5, 43, 19], 1.6, 2.1, leg(wood)),
    bar([-19, 38, 19], [19, 38, 19], 1.3, 1.3, leg(wood)),
    bar([-19.5, 38, -20], [-19.5, 38, 19], 1.3, 1.3, leg(wood)),
    bar([19.5, 38, -20], [19.5, 38, 19], 1.3, 1.3, leg(wood)),
    cushion([-22.5, 41, -22], [22.5, 48, 23], { color: cloth }, 6),
    ...rail,
    cushion([-17, 60, -25.5], [17, 71, -20.5], { color: cloth }, 4),
  ];
}

/** Low armchair: wooden sled frame with loose cushions. */
export function armchair(cloth = rust, wood = walnut): Part[] {
  const side = (x: number) => [
    bar([x, 0, -32], [x, 58, -36], 2, 2, leg(wood)),
    bar([x, 0, 34], [x, 52, 32], 2, 2, leg(wood)),
    box([x - 3, 52, -36], [x + 3, 54.6, 36], woodLook(wood, 41 + x)),
  ];
  return [
    ...side(-37),
    box([-35, 22, 28], [35, 27, 31], woodLook(wood, 44)),
    box([-35, 22, -31], [35, 27, -28], woodLook(wood, 45)),
    cushion([-34, 26, -30], [34, 43, 35], { color: cloth }, 7),
    cushion([-33, 40, -40], [33, 82, -21], { color: cloth }, 6),
    cushion([-23, 44, -22], [23, 60, -10], { color: linen }, 3.4),
    ...side(37),
  ];
}

/** Round stool with a woven seat. */
export function stool(wood = ash): Part[] {
  const foot = (angle: number) => {
    const a = (angle * Math.PI) / 180;
    return bar(
      [Math.cos(a) * 20, 0, Math.sin(a) * 20],
      [Math.cos(a) * 14, 44, Math.sin(a) * 14],
      1.5,
      2,
      leg(wood),
    );
  };
  const rungs = [45, 135, 225, 315].map((angle) => {
    const [a, b] = [(angle * Math.PI) / 180, ((angle + 90) * Math.PI) / 180];
    return bar(
      [Math.cos(a) * 18, 16, Math.sin(a) * 18],
      [Math.cos(b) * 18, 16, Math.sin(b) * 18],
      1,
      1,
      leg(wood),
    );
  });
  return [
    ...[45, 135, 225, 315].map(foot),
    ...rungs,
    slab(outline(38, 38, 2, 64), 43, 45.5, { color: wood }),
    slab(outline(34, 34, 2, 64), 45.5, 47, { color: '#d8c39a', finish: { kind: 'weave', step: 1.5 } }),
  ];
}

/** Long bench of three boards with tapered legs. */
export function bench(length = 160, wood = oak): Part[] {
  const x = length / 2 - 16;
  const foot = (sx: number, sz: number) =>
    bar([sx * (x + 5), 0, sz * 15], [sx * x, 42, sz * 12], 1.7, 3, leg(wood));
  return [
    foot(-1, -1),
    foot(1, -1),
    foot(-1, 1),
    foot(1, 1),
    bar([-x, 14, 0], [x, 14, 0], 1.4, 1.4, leg(wood)),
    bar([-x - 2, 14, -13.5], [-x - 2, 14, 13.5], 1.4, 1.4, leg(wood)),
    bar([x + 2, 14, -13.5], [x + 2, 14, 13.5], 1.4, 1.4, leg(wood)),
    slab(outline(length, 36, 14, 80), 42, 45.6, woodLook(wood, 52, 3)),
  ];
}
