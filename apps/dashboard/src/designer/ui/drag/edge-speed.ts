/** A drag scrolls the page within this distance from an edge, in pixels, at most at this speed, in pixels a second. */
const EDGE_ZONE = 72;
const FASTEST = 900;

/** How fast the page scrolls under a drag, in pixels of the screen a second: up is negative; 0 far from the edges. */
export function edgeSpeed(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const reach = Math.min(EDGE_ZONE, (bottom - top) / 4);
  if (y < top + reach) return -FASTEST * Math.min(1, (top + reach - y) / reach);
  if (y > bottom - reach) return FASTEST * Math.min(1, (y - bottom + reach) / reach);
  return 0;
}
