/** The place of the default choice of a list, as it is stored, after another choice was removed. */
export function defaultAfterRemoval(value: string, removed: number): string {
  const place = placeOf(value);
  if (place === null || place < removed) return value;
  return place === removed ? '' : String(place - 1);
}

/** The same after a choice has moved. */
export function defaultAfterMove(value: string, from: number, to: number): string {
  const place = placeOf(value);
  if (place === null) return value;
  if (place === from) return String(to);
  if (from < place && place <= to) return String(place - 1);
  return to <= place && place < from ? String(place + 1) : value;
}

/** A default can also be stored by its title, which stays. */
function placeOf(value: string): number | null {
  return /^\d{1,4}$/.test(value) ? Number(value) : null;
}
