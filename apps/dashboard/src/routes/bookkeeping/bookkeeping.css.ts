import { cardFrame, dashboardText, plainList, softText, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  margin: '1rem 0 1.25rem',
});
export const days = style({
  display: 'grid',
  // A field for a day is no narrower than its day: on a phone they stand below each other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(11.5rem, 1fr))',
  maxWidth: '26rem',
  alignItems: 'start',
  gap: '0.75rem',
});
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  // Below the row of tabs.
  paddingTop: '1rem',
  maxWidth: '60rem',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const period = style({ ...dashboardText.lead, margin: 0 });
export const about = style({ ...softText, margin: '0.125rem 0 0.75rem', maxWidth: '44rem' });
export const none = style({ ...softText, margin: '0 0 1rem' });

/** The sums beside each other, two in a line on a phone. */
export const figureBlock = style({ ...cardFrame, display: 'grid', gap: '0.875rem', padding: '1rem 1.25rem' });
export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
  gap: '1rem',
  margin: 0,
});
export const figure = style({ display: 'grid', gap: '0.125rem', alignContent: 'start', minWidth: 0 });
export const figureName = style({ ...softText });
export const figureValue = style({
  margin: 0,
  fontSize: '1.25rem',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const tests = style({ ...softText, margin: 0, maxWidth: '44rem' });

/** A table of the books has few and narrow columns: a tablet has room for it. */
const roomy = 'screen and (min-width: 620px)';
const stacked = 'screen and (max-width: 619.98px)';

/**
 * Where there is room, amounts stand below the titles of their columns and never break; on a phone each row is a card with
 * the title at each amount.
 */
export const scroll = style({ margin: '0 -4px 0.5rem', padding: 4 });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...dashboardText.small });
const line = `1px solid ${color.line}`;
globalStyle(`${table} th, ${table} td`, {
  textAlign: 'start',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '@media': {
    [roomy]: { padding: '0.5rem 0.75rem', borderBottom: line, textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
globalStyle(`${table} thead`, {
  '@media': {
    [stacked]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
globalStyle(`${table} thead th`, { color: color.soft, fontWeight: 500 });
globalStyle(`${table} tbody`, { '@media': { [stacked]: { display: 'block' } } });
globalStyle(`${table} tbody tr`, {
  '@media': {
    [stacked]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(6.25rem, 1fr))',
      gap: '0.25rem 0.75rem',
      padding: '0.75rem 0',
      borderBottom: line,
    },
  },
});
/** Around a table whose amounts belong together two by two. */
export const paired = style({});
globalStyle(`${paired} ${table} tbody tr`, {
  '@media': { [stacked]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${table} tbody th`, {
  fontWeight: 500,
  '@media': { [stacked]: { gridColumn: '1 / -1', fontWeight: 600 } },
});
globalStyle(`${table} th:first-child`, {
  '@media': {
    [roomy]: { paddingInlineStart: 0, textAlign: 'start', whiteSpace: 'normal' },
  },
});
globalStyle(`${table} td:last-child, ${table} th:last-child:not(:first-child)`, {
  '@media': { [roomy]: { paddingInlineEnd: 0 } },
});
export const cellTitle = style({
  ...softText,
  display: 'block',
  fontWeight: 400,
  '@media': { [roomy]: { display: 'none' } },
});
export const partRow = style({});
globalStyle(`${table} ${partRow} th`, {
  fontWeight: 650,
  '@media': { [roomy]: { paddingTop: '1.125rem' }, [stacked]: { fontSize: '1rem' } },
});
globalStyle(`${table} tbody:first-of-type ${partRow} th`, {
  '@media': { [roomy]: { paddingTop: '0.625rem' } },
});
export const totalRow = style({});
globalStyle(`${table} ${totalRow} th, ${table} ${totalRow} td`, { fontWeight: 650, borderBottom: 0 });
globalStyle(`${table} tbody:last-of-type ${totalRow}`, { borderBottom: 0 });

export const files = style({ ...plainList, display: 'grid' });
export const file = style({
  ...wrappingSpacedRow,
  gap: '0.5rem 1rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const fileText = style({ display: 'grid', flex: '1 1 14rem', minWidth: 0 });
export const fileTitle = style({ fontWeight: 600 });
export const fileAbout = style({ ...softText });
