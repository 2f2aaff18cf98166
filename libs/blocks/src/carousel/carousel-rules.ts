/**
 * Where the slides of an infinite carousel are. A position is a whole number that goes on beyond the last slide:
 * position 4 of three slides shows the second one. No slide exists twice; each moves round to where it is needed.
 */

/** The slide at a position, from 0. */
export function slideAt(position: number, count: number): number {
  return ((position % count) + count) % count;
}

/** The position of a slide that is nearest to the current one. */
export function nearestPosition(position: number, slide: number, count: number): number {
  const forward = slideAt(slide - position, count);
  return position + (forward * 2 > count ? forward - count : forward);
}

/** How often a slide has gone round when the window of all slides begins at `start`. */
export function roundOf(slide: number, start: number, count: number): number {
  return Math.ceil((start - slide) / count);
}

/**
 * Where a move to `to` begins: at `from`, unless a place would be empty on the way, because all slides together cover
 * `count` places. Then it begins nearer.
 */
export function startOfMove(from: number, to: number, count: number, shown: number): number {
  const room = Math.max(1, count - shown);
  return Math.abs(to - from) <= room ? from : to - Math.sign(to - from) * room;
}

/** Whether a slide is among those shown at a position. */
export function isShown(slide: number, position: number, count: number, shown: number): boolean {
  return slideAt(slide - position, count) < shown;
}

/** The direction of a swipe by so many pixels to the right: 1 is the next slide, 0 is too short (SLID-03). */
export function swipeStep(pixels: number, swipeDistance: number): -1 | 0 | 1 {
  if (Math.abs(pixels) < swipeDistance) return 0;
  return pixels < 0 ? 1 : -1;
}

/** Answers whether a call may act: not within `delay` ms after one that did (SLID-04). */
export function throttled(delay: number, now: () => number): () => boolean {
  let last = -Infinity;
  return () => {
    if (now() - last < delay) return false;
    last = now();
    return true;
  };
}
