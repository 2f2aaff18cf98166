import type { Point } from '@etalage/blocks/editor';
import { boxOf } from '../measuring/box-of.ts';

/** Where a text was clicked, relative to its block: until the editor is ready the page may scroll or change above it. */
export interface ClickPlace {
  dx: number;
  dy: number;
}

export function clickPlace(wrapper: Element | null, { x, y }: Point): ClickPlace | undefined {
  const box = wrapper && boxOf(wrapper);
  return box ? { dx: x - box.x, dy: y - box.y } : undefined;
}

/** The same place in the window now. */
export function pointOf(wrapper: Element, { dx, dy }: ClickPlace): Point | undefined {
  const box = boxOf(wrapper);
  return box && { x: box.x + dx, y: box.y + dy };
}
