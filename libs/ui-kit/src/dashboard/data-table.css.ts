import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { dashboardMotion, dashboardWide } from './dashboard-scale.ts';
import { dashboardColor as color } from './dashboard-theme.css.ts';
import { softText } from './shapes.ts';

const hairline = `1px solid ${color.line}`;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [dashboardWide]: { tableLayout: 'fixed' } },
});

/** On a phone the column titles are only for screen readers; each row becomes a small card. */
export const head = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  '@media': { [dashboardWide]: { position: 'static', width: 'auto', height: 'auto', clipPath: 'none' } },
});
export const headCell = style({
  padding: '0.5rem 0.75rem',
  textAlign: 'left',
  ...softText,
  fontWeight: 500,
  borderBottom: hairline,
});
/** As wide as its cell, so that it is easy to press. */
export const order = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.25rem',
  margin: '-0.375rem -0.375rem',
  padding: '0.375rem',
  minHeight: 24,
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '@media': { '(hover: hover)': { selectors: { '&:hover': { color: color.ink } } } },
});
export const hiddenTitle = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: '0.75rem',
  rowGap: '0.125rem',
  alignItems: 'start',
  padding: '0.875rem 0',
  borderBottom: hairline,
  selectors: { '&:last-child': { borderBottom: 0 } },
  '@media': { [dashboardWide]: { display: 'table-row', borderBottom: 0 } },
});
export const pressable = style({
  '@media': { '(hover: hover)': { selectors: { '&:hover': { background: color.ground } } } },
});
export const cell = style({
  gridColumn: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
  textAlign: 'left',
  fontWeight: 400,
  '@media': {
    [dashboardWide]: { padding: '0.75rem', borderBottom: hairline, height: 60, verticalAlign: 'middle' },
  },
});
globalStyle(`${row}:last-child > ${cell}`, { '@media': { [dashboardWide]: { borderBottom: 0 } } });
globalStyle(`${row} > ${cell}:first-child, ${head} th:first-child`, {
  '@media': { [dashboardWide]: { paddingLeft: '0.75rem' } },
});
export const side = style({ gridColumn: 2, gridRow: 1, whiteSpace: 'nowrap' });
export const wideOnly = style({ display: 'none', '@media': { [dashboardWide]: { display: 'table-cell' } } });
/** From this width on there is room for many columns. */
export const roomyOnly = style({
  display: 'none',
  '@media': { 'screen and (min-width: 1320px)': { display: 'table-cell' } },
});
export const end = style({ '@media': { [dashboardWide]: { textAlign: 'right' } } });
export const soft = style({ color: color.soft });

/** The link of a row covers the whole row; other controls in the row are above it. */
export const rowLink = style({
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0 } },
});
export const aboveLink = style({ position: 'relative', zIndex: 1 });

const breathe = keyframes({ '50%': { opacity: 0.45 } });
export const skeleton = style({ display: 'grid' });
export const skeletonRow = style({
  display: 'grid',
  gridTemplateColumns: '2fr 1fr 1fr',
  alignItems: 'center',
  gap: '1.5rem',
  height: 60,
  padding: '0 0.75rem',
  borderBottom: hairline,
});
export const bar = style({
  height: 12,
  borderRadius: 6,
  background: color.line,
  '@media': { [dashboardMotion]: { animation: `${breathe} 1.6s ease-in-out infinite` } },
});
