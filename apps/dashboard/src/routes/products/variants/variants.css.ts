import {
  bareButton,
  dashboardRadius,
  dashboardWide,
  plainList,
  softText,
  toolbarRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { roomy } from '../../../lists/cell-input.css.ts';
import { color } from '../../../theme/dashboard-theme.css.ts';

const columns = 'minmax(10rem, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) 7.5rem 8rem 44px';

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.125rem',
  justifyItems: 'start',
  minWidth: 0,
});
export const soft = style({ ...softText });
export const choice = style({ display: 'grid', gap: '0.5rem', margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBottom: '0.5rem', fontWeight: 550 });
export const boxes = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 1.5rem' });
export const problem = style({ ...softText, color: color.danger });
export const problems = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
});
export const toolbar = style({ ...toolbarRow, width: '100%' });
export const heads = style({
  ...softText,
  display: 'none',
  '@media': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: columns,
      gap: '0.5rem',
      width: '100%',
      marginBottom: '-0.75rem',
    },
  },
});
export const rows = style({ ...plainList, width: '100%', minWidth: 0 });
export const row = style({
  position: 'relative',
  display: 'grid',
  gap: '0.5rem',
  alignItems: 'center',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  '@media': {
    [dashboardWide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    [roomy]: { gridTemplateColumns: columns, padding: '0.375rem 0' },
  },
});
export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minWidth: 0,
  paddingRight: '3rem',
  gridColumn: '1 / -1',
  '@media': { [roomy]: { gridColumn: 'auto', paddingRight: 0 } },
});
export const title = style({ fontWeight: 550, minWidth: 0, overflowWrap: 'anywhere' });
export const rowProblem = style([problem, { gridColumn: '1 / -1' }]);
/** In the corner of a variant whose values are below each other. */
export const remove = style({
  position: 'absolute',
  top: '0.5rem',
  right: 0,
  '@media': { [roomy]: { position: 'static' } },
});
export const pictures = style({
  ...bareButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  overflow: 'hidden',
  color: color.soft,
  border: `1px dashed ${color.line}`,
  borderRadius: dashboardRadius.control,
  selectors: {
    '&:hover': { color: color.ink, borderColor: color.soft },
    '&:has(img)': { borderStyle: 'solid' },
  },
});
export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });
