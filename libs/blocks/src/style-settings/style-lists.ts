/** Steps of spacing; a step is 0.25 rem, so 4 px (STY-31). */
export const spacings = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 20, 24, 28, 32, 36, 40];
/** The largest step, and the smallest one of a margin. */
export const LARGEST_SPACING = 40;
export const SMALLEST_MARGIN = -20;
/** Steps of margins: the same, and negative ones (STY-31). */
export const margins = [
  ...spacings
    .filter((step) => step > 0 && step <= -SMALLEST_MARGIN)
    .map((step) => -step)
    .reverse(),
  ...spacings,
];

/** Largest widths in rem (STY-31); `full` takes the whole width. */
export const widths = {
  sm: 24,
  md: 28,
  lg: 32,
  xl: 36,
  '2xl': 42,
  '3xl': 48,
  '4xl': 56,
  '5xl': 64,
  '6xl': 72,
  '7xl': 80,
} as const;

/** Heights in steps of 0.25 rem (STY-31); beside them `auto`, and `screen` for the height of the window. */
export const heights = [40, 48, 64, 80, 96];
/** The height of the window, as a number of steps. */
export const SCREEN = Infinity;
/** The largest stored height in steps. */
export const LARGEST_HEIGHT = 400;

/** Columns of a block's content (STY-31). */
export const gridCounts = ['1', '2', '3', '4', '5', '6'];

/** Where the content of a block is, from left to right (STY-31), with the CSS of the place and of the text's lines. */
export const alignments = {
  'items-start': ['start', 'start'],
  'items-center': ['center', 'center'],
  'items-end': ['end', 'end'],
  'items-stretch': ['stretch', 'start'],
} as const;

/** Widths of borders in pixels (STY-31). */
export const borderWidths = [0, 1, 2, 4, 8];

/** Rounded corners (STY-31). */
export const roundings = {
  none: '0',
  sm: 'var(--radius-sm)',
  md: 'var(--radius-md)',
  lg: 'var(--radius-lg)',
  xl: 'calc(var(--radius-lg) * 1.5)',
  full: '999px',
} as const;

/** Shadows (STY-31). */
export const blockShadows = {
  none: 'none',
  sm: '0 1px 3px rgb(0 0 0 / 0.12)',
  md: '0 6px 16px -6px rgb(0 0 0 / 0.22)',
  lg: '0 16px 36px -14px rgb(0 0 0 / 0.28)',
  xl: '0 28px 60px -22px rgb(0 0 0 / 0.34)',
} as const;

/** How opaque a background colour is, in percent (STY-29); stored as `bg-opacity-80` (SEC-56). */
export const opacities = [0, 25, 50, 75, 80, 100];

/** How a background picture is repeated, as in CSS. */
export const repeats = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y'] as const;
