/** Widths in pixels at which layouts change (LAY-01). */
export const breakpoints = { phone: 640, tablet: 768, desktop: 1190, wide: 1340, huge: 1600 } as const;

/** Below this width headings are smaller (LAY-02); not a layout breakpoint. */
export const SMALL_HEADINGS_BELOW = 1280;
