import {
  dashboardRadius,
  dashboardText,
  plainList,
  softText,
  wrappingSpacedRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color, wide } from '../../../theme/dashboard-theme.css.ts';

export const soft = style({ ...softText, overflowWrap: 'anywhere' });
export const problem = style({ ...softText, color: color.danger });
export const stack = style({ display: 'grid', gap: '1rem', minWidth: 0 });
export const head = style({ ...wrappingSpacedRow, gap: '0.5rem 1rem' });
export const title = style({ ...dashboardText.lead });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: '1.125rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  alignItems: 'start',
});

export const lines = style({ ...plainList, display: 'grid' });
export const line = style({
  display: 'grid',
  gap: '0.75rem',
  padding: '1rem 0',
  borderTop: `1px solid ${color.line}`,
  minWidth: 0,
  selectors: { 'li:first-child > &': { borderTop: 0, paddingTop: 0 } },
});
export const lineHead = style({ display: 'flex', gap: '0.75rem', alignItems: 'start' });
export const lineTitle = style({ flex: '1 1 auto', minWidth: 0, display: 'grid', gap: '0.25rem' });
export const numbers = style({
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  // A label of two lines leaves the fields in one line.
  alignItems: 'end',
  '@media': {
    [wide]: {
      gridTemplateColumns: '6rem minmax(0, 13rem) minmax(0, 12rem) minmax(0, 1fr)',
      alignItems: 'start',
    },
  },
});
export const lineTotal = style({
  display: 'grid',
  justifyItems: 'end',
  gap: '0.375rem',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const lineAmount = style({ fontWeight: 600, paddingTop: '0.5rem' });
export const lineRemove = style({ marginTop: '1.75rem' });

export const versions = style({ ...plainList, display: 'grid' });
export const version = style({
  ...wrappingSpacedRow,
  gap: '0.25rem 1rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const versionWords = style({ display: 'grid', gap: '0.125rem', minWidth: 0, flex: '1 1 14rem' });
export const strong = style({ fontWeight: 600 });
export const amount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const files = style({ ...plainList, display: 'grid' });
export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.5rem 0',
  borderTop: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderTop: 0 } },
});
export const fileWords = style({ display: 'grid', gap: '0.125rem', minWidth: 0, flex: '1 1 auto' });
export const fileName = style({ overflowWrap: 'anywhere' });
/** The files of a version, below its words. */
export const versionFiles = style({
  ...plainList,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  flex: '1 0 100%',
  minWidth: 0,
});
export const versionFile = style({
  maxWidth: '100%',
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
  textAlign: 'start',
});

export const found = style({ ...plainList, display: 'grid', maxHeight: '18rem', overflowY: 'auto' });
export const foundItem = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  width: '100%',
  padding: '0.625rem 0.5rem',
  border: 0,
  borderTop: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: color.ground } },
});
export const sent = style({ display: 'grid', gap: '0.75rem' });
export const shownLine = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.375rem 0',
  overflowWrap: 'anywhere',
});
