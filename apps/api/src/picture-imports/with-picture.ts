/** A picture that an import named, with its file if that is there. */
export interface PlacedPicture {
  readonly place: number;
  readonly file: string | undefined;
}

/**
 * Pictures with one more, among those that the same import named: behind the nearest one that stands before it in the
 * import, otherwise before the nearest one that stands after it, and otherwise last. The order of the others stays.
 */
export function withPicture(
  pictures: readonly string[],
  added: { readonly place: number; readonly file: string },
  named: readonly PlacedPicture[],
): string[] {
  const shown = named
    .map(({ place, file }) => ({ place, at: file === undefined ? -1 : pictures.indexOf(file) }))
    .filter(({ place, at }) => at >= 0 && place !== added.place)
    .toSorted((one, other) => one.place - other.place);
  const before = shown.findLast(({ place }) => place < added.place);
  const after = shown.find(({ place }) => place > added.place);
  const at = before ? before.at + 1 : (after?.at ?? pictures.length);
  return pictures.toSpliced(at, 0, added.file);
}
