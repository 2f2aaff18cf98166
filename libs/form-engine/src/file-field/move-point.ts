import type { FocalPoint } from '@etalage/site-model';

/** Percent that an arrow key moves the point, and with Shift. */
const STEP = 1;
const LARGE_STEP = 10;

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The point after a key; undefined for a key that does not move it. */
export function movedPoint({ x, y }: FocalPoint, key: string, isLarge: boolean): FocalPoint | undefined {
  const direction = DIRECTIONS[key];
  if (!direction) return undefined;
  const step = isLarge ? LARGE_STEP : STEP;
  return { x: within(x + direction[0] * step), y: within(y + direction[1] * step) };
}

/** The point of a picture under the pointer, also one that was dragged outside it. */
export function pointAt(
  box: Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>,
  { clientX, clientY }: { clientX: number; clientY: number },
): FocalPoint {
  const part = (offset: number, size: number) => within(Math.round(size > 0 ? (offset / size) * 100 : 50));
  return { x: part(clientX - box.left, box.width), y: part(clientY - box.top, box.height) };
}

const within = (percent: number) => Math.min(100, Math.max(0, percent));
