import type { Rect } from '../../store/designer-state.ts';

/** A box of the frame as it stands on the sheet it is drawn on. */
export function scaled({ x, y, width, height }: Rect, scale: number) {
  return { left: x * scale, top: y * scale, width: width * scale, height: height * scale };
}
