/** Font sizes of the dashboard, by use; five are enough, so that screens look consistent. */
export const dashboardText = {
  small: { fontSize: '0.8125rem', lineHeight: 1.45 },
  body: { fontSize: '0.9375rem', lineHeight: 1.5 },
  lead: { fontSize: '1.0625rem', lineHeight: 1.4, fontWeight: 600, letterSpacing: '-0.005em' },
  title: { fontSize: '1.625rem', lineHeight: 1.2, fontWeight: 650, letterSpacing: '-0.018em' },
  figure: {
    fontSize: '1.75rem',
    lineHeight: 1.15,
    fontWeight: 600,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;

/** Corner radii of controls and of surfaces. */
export const dashboardRadius = { control: 8, surface: 14 } as const;

/**
 * From this width on, the navigation is beside the page and tables have columns; below it the phone layout applies.
 */
export const dashboardWide = 'screen and (min-width: 820px)';
/** Where the phone layout applies. */
export const dashboardNarrow = 'screen and (max-width: 819.98px)';
export const dashboardMotion = '(prefers-reduced-motion: no-preference)';
