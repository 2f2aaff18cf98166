/**
 * The first visible thumbnail after one scroll of the strip: it moves by as many as are visible, and by fewer when
 * fewer are left (PROD-57).
 */
export function stripTarget(first: number, direction: number, visible: number, count: number): number {
  return Math.min(Math.max(0, first + direction * visible), Math.max(0, count - visible));
}
