import { dashboardWide } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 0.75rem',
  minHeight: 48,
});
/** In line with the boxes of a table's rows. */
export const besideTable = style({ '@media': { [dashboardWide]: { paddingLeft: '0.75rem' } } });
/** On a line of its own in a narrow window, so that the buttons below it fill whole lines. */
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexBasis: '100%',
  gap: '0.625rem',
  minHeight: 40,
  '@media': { [dashboardWide]: { flexBasis: 'auto' } },
});
/** A box that chooses a row, or all of them. */
export const box = style({ width: 18, height: 18, margin: 0, flex: 'none', accentColor: color.action });
