import type { StoredProperty } from './property.repository.ts';

type Placed = Pick<StoredProperty, 'id' | 'key' | 'position'>;

/** Room between two properties, for others that are moved there later. */
const ROOM = 1024;

/** A number between those of two neighbours; undefined if there is none. Without any neighbour, the first one. */
export function positionAt(before: number | undefined, after: number | undefined): number | undefined {
  if (before === undefined) return after === undefined ? 0 : after - ROOM;
  if (after === undefined) return before + ROOM;
  const middle = Math.floor((before + after) / 2);
  return middle > before && middle < after ? middle : undefined;
}

/**
 * The positions that change when a property was put at `index` of this order: its own, because each value of each product
 * has the position of its property; those of all when there is no room left.
 */
export function movesTo(order: readonly Placed[], index: number): readonly Placed[] {
  const moved = order[index];
  if (!moved) return [];
  const position = positionAt(order[index - 1]?.position, order[index + 1]?.position);
  if (position !== undefined) return [{ ...moved, position }];
  return order
    .map((one, at) => ({ id: one.id, key: one.key, position: at * ROOM }))
    .filter(({ position: next }, at) => next !== order[at]?.position);
}
