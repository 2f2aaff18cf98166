import type { Rect } from '../../store/designer-state.ts';

/** A box of the frame in pixels of the screen. */
export function scaled({ x, y, width, height }: Rect, scale: number) {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}
