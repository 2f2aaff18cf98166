import type { Camera } from './camera.ts';
import type { Part } from './part.ts';
import { mix } from './vector.ts';

/**
 * Parts from back to front. Two parts whose boxes are apart along an axis are ordered by the side the camera is on,
 * which is exact; parts that touch fall back to their distance.
 */
export function backToFront(parts: readonly Part[], camera: Camera): Part[] {
  const before = parts.map((a) => parts.map((b) => a !== b && isBehind(a, b, camera)));
  const left = new Set(parts.keys());
  const ordered: Part[] = [];
  const far = (i: number) => camera.depth(mix(parts[i]!.min, parts[i]!.max, 0.5));
  while (left.size > 0) {
    const free = [...left].filter((i) => ![...left].some((j) => before[j]![i]));
    const candidates = free.length > 0 ? free : [...left];
    const next = candidates.reduce((best, i) => (far(i) > far(best) ? i : best));
    left.delete(next);
    ordered.push(parts[next]!);
  }
  return ordered;
}

/** Where axes contradict each other, neither part can hide the other. */
function isBehind(a: Part, b: Part, camera: Camera): boolean {
  let behind = false;
  let inFront = false;
  for (const axis of [0, 1, 2] as const) {
    const eye = camera.position[axis];
    if (b.min[axis] - a.max[axis] >= -0.01) {
      if (eye > a.max[axis]) behind = true;
      if (eye < b.min[axis]) inFront = true;
    } else if (a.min[axis] - b.max[axis] >= -0.01) {
      if (eye < a.min[axis]) behind = true;
      if (eye > b.max[axis]) inFront = true;
    }
  }
  return behind && !inFront;
}
