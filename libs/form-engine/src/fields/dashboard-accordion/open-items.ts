/**
 * Which items are open after a click on one. One at a time; with `closeOnSelfClick` any number, and a click on an open
 * one closes it (FLD-41, FLD-42).
 */
export function openAfterClick(
  open: readonly number[],
  clicked: number,
  closeOnSelfClick: boolean,
): number[] {
  if (!closeOnSelfClick) return [clicked];
  return open.includes(clicked) ? open.filter((index) => index !== clicked) : [...open, clicked];
}

/** The items that start open; without `closeOnSelfClick` the first of them only. */
export function openAtStart(items: readonly { active?: boolean }[], closeOnSelfClick: boolean): number[] {
  const active = items.flatMap((item, index) => (item.active ? [index] : []));
  return closeOnSelfClick ? active : active.slice(0, 1);
}
