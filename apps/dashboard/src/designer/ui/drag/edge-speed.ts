/** Pixels from an edge within which a drag scrolls the page, and pixels a second at the edge itself. */
const zone = 72;
const fastest = 900;

/** How fast the page scrolls under a drag, in pixels of the screen a second: up is negative, and 0 away from the edges. */
export function edgeSpeed(y: number, { top, bottom }: { top: number; bottom: number }): number {
  const reach = Math.min(zone, (bottom - top) / 4);
  if (y < top + reach) return -fastest * Math.min(1, (top + reach - y) / reach);
  if (y > bottom - reach) return fastest * Math.min(1, (y - bottom + reach) / reach);
  return 0;
}
