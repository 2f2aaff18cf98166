import { childIds, type BlockId, type PageDocument, type Place } from '@etalage/site-model';
import type { Rect } from '../../store/designer-state.ts';
import type { Dragged } from '../blocks/drop-places.ts';

export interface Point {
  x: number;
  y: number;
}

/** How a place is shown: a line between blocks, or the box of an empty slot. */
export interface DropLine {
  place: Place;
  rect: Rect;
  shape: 'line' | 'box';
}

/**
 * The line of a place, between the boxes of the blocks before and after it; undefined if no box is known. `page` is the
 * box of the whole page, which is used if it is empty.
 */
export function dropLine(
  document: PageDocument,
  rects: Readonly<Record<BlockId, Rect>>,
  place: Place,
  { id }: Dragged,
  page?: Rect,
): DropLine | undefined {
  const ids = (childIds(document, place) ?? []).filter((child) => child !== id);
  const before = rectOf(rects, ids[place.index - 1]);
  const behind = rectOf(rects, ids[place.index]);
  if (before) {
    const { x, width } = before;
    const bottom = before.y + before.height;
    const y = behind && behind.y >= bottom ? (bottom + behind.y) / 2 : bottom;
    return { place, shape: 'line', rect: { x, y, width, height: 0 } };
  }
  if (behind) return { place, shape: 'line', rect: { ...behind, height: 0 } };
  if (ids.length > 0) return undefined;
  const parent = place.parent === null ? page : rectOf(rects, place.parent);
  return parent && { place, shape: 'box', rect: parent };
}

/** The line closest to a point. If the point is in the box of an empty slot, a line near the point is preferred. */
export function nearestLine(lines: readonly DropLine[], point: Point): DropLine | undefined {
  let nearest: DropLine | undefined;
  let shortest = Infinity;
  for (const line of lines) {
    const far = distance(line.rect, point) + (line.shape === 'box' ? BOX_DISTANCE : 0);
    if (far > shortest || (far === shortest && nearest && area(line.rect) > area(nearest.rect))) continue;
    nearest = line;
    shortest = far;
  }
  return nearest;
}

/** A box that contains the point counts as this far away, in pixels of the page, so that a nearer line is preferred. */
const BOX_DISTANCE = 24;

function distance({ x, y, width, height }: Rect, point: Point): number {
  const beside = Math.max(x - point.x, 0, point.x - (x + width));
  const above = Math.max(y - point.y, 0, point.y - (y + height));
  return Math.hypot(beside, above);
}

const area = ({ width, height }: Rect) => width * height;

function rectOf(rects: Readonly<Record<BlockId, Rect>>, id: BlockId | undefined): Rect | undefined {
  return id !== undefined && Object.hasOwn(rects, id) ? rects[id] : undefined;
}
