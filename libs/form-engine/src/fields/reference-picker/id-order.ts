/** The list with one id moved to another index; an unknown id or index changes nothing. */
export function withMovedId(ids: readonly string[], id: string, to: number): string[] {
  const from = ids.indexOf(id);
  const moved = [...ids];
  if (from < 0 || to < 0 || to >= ids.length) return moved;
  moved.splice(to, 0, ...moved.splice(from, 1));
  return moved;
}

/** The list with an id added at its end, or removed if it was in the list. */
export function withToggledId(ids: readonly string[], id: string): string[] {
  return ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id];
}
