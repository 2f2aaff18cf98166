import {
  dashboardNarrow,
  dashboardWide,
  inputFrame,
  softText,
  toolbarRow,
  wrappingSpacedRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

/** Two filters stand beside each other on a phone. */
const halfOnPhone = { flex: '1 1 9rem', '@media': { [dashboardWide]: { flex: 'none' } } } as const;

export const toolbar = style({ ...toolbarRow, gap: '0.75rem', margin: '1rem 0 0.5rem' });
export const sort = style({ display: 'inline-flex', alignItems: 'center', gap: '0.5rem', ...halfOnPhone });
/** A phone has no room for it; the order is read out there too. */
export const sortLabel = style({
  ...softText,
  '@media': {
    [dashboardNarrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const choice = style({
  minHeight: 40,
  minWidth: 0,
  maxWidth: '100%',
  padding: '0.25rem 0.625rem',
  ...inputFrame,
  font: 'inherit',
  flex: halfOnPhone.flex,
  '@media': {
    [dashboardWide]: { flex: 'none', maxWidth: '13rem' },
    '(pointer: coarse)': { fontSize: '1rem', minHeight: 44 },
  },
});
/** Its negative margin leaves room for the focus ring, which the scrolling would cut off. */
export const states = style({
  display: 'flex',
  gap: '0.25rem',
  minWidth: 0,
  margin: -4,
  padding: 4,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  whiteSpace: 'nowrap',
});
/** What a list has found, and what can be done with all of it. */
export const found = style({ ...toolbarRow, gap: '0.5rem', justifyContent: 'space-between', minHeight: 40 });
export const foundCount = style({ ...softText, margin: 0 });
export const foundTools = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const pager = style({ ...wrappingSpacedRow, gap: '0.75rem', padding: '1rem 0' });
export const place = style({ ...softText });
