import { ApiError } from './api-error.ts';

interface Moved<Row> {
  readonly from: number;
  /** At most the last place. */
  readonly to: number;
  /** All rows in their new order. */
  readonly order: readonly Row[];
}

/** Moves a row to another place among the others; undefined if it stands there. Throws `not_found`. */
export function moveWithin<Row extends { readonly id: string }>(
  all: readonly Row[],
  id: string,
  index: number,
): Moved<Row> | undefined {
  const from = all.findIndex((one) => one.id === id);
  const moved = all[from];
  if (!moved) throw new ApiError('not_found');
  const to = Math.min(index, all.length - 1);
  return from === to ? undefined : { from, to, order: all.toSpliced(from, 1).toSpliced(to, 0, moved) };
}
