/** The index that a key moves to in a grid of `count` cells in rows of `columns`; undefined for other keys. */
export function gridStep(key: string, from: number, count: number, columns: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    PageUp: Math.max(0, from - 5 * columns),
    PageDown: Math.min(count - 1, from + 5 * columns),
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  if (to === undefined) return undefined;
  return to < 0 || to >= count ? from : to;
}
