/** What a page holds under an id; undefined for an id that it does not hold, whatever the id is. */
export function foundIn<T>(held: Readonly<Record<string, T>> | undefined, id: string): T | undefined {
  return held && Object.hasOwn(held, id) ? held[id] : undefined;
}
