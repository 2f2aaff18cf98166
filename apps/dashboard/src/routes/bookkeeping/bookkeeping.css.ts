import {
  cardFrame,
  dashboardNarrow,
  dashboardText,
  plainList,
  softText,
  wrappingSpacedRow,
} from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color, wide } from '../../theme/dashboard-theme.css.ts';

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

/** Amounts never break: a table that is too wide for a phone scrolls. */
export const scroll = style({ margin: '0 -4px 0.5rem', padding: 4 });
export const table = style({ width: '100%', borderCollapse: 'collapse', ...dashboardText.small });
globalStyle(`${table} th, ${table} td`, {
  padding: '0.4375rem 0.25rem',
  borderBottom: `1px solid ${color.line}`,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': { [wide]: { padding: '0.5rem 0.75rem' } },
});
globalStyle(`${table} thead th`, { color: color.soft, fontWeight: 500 });
globalStyle(`${table} th:first-child`, {
  paddingInlineStart: 0,
  textAlign: 'start',
  fontWeight: 500,
  whiteSpace: 'normal',
  overflowWrap: 'break-word',
});
// What a row is stays in sight while its amounts scroll on a phone.
globalStyle(`${table} th:first-child:not([colspan])`, {
  '@media': {
    [dashboardNarrow]: {
      position: 'sticky',
      left: 0,
      minWidth: '4rem',
      maxWidth: '8rem',
      background: color.surface,
    },
  },
});
globalStyle(`${table} td:last-child, ${table} th:last-child:not(:first-child)`, { paddingInlineEnd: 0 });
export const partRow = style({});
export const partName = style({ position: 'sticky', left: 0 });
globalStyle(`${table} ${partRow} th`, { paddingTop: '1.125rem', fontWeight: 650 });
globalStyle(`${table} tbody:first-of-type ${partRow} th`, { paddingTop: '0.625rem' });
export const totalRow = style({});
globalStyle(`${table} ${totalRow} th, ${table} ${totalRow} td`, { fontWeight: 650, borderBottom: 0 });

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
