import { dashboardWide, inputFrame, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const field = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  alignItems: 'center',
  gap: '0.125rem 0.5rem',
  width: '100%',
  '@media': { [dashboardWide]: { display: 'block' } },
});
/** On a phone there are no column titles. */
export const label = style({ ...softText, '@media': { [dashboardWide]: { display: 'none' } } });
export const input = style({
  width: '100%',
  minHeight: 40,
  padding: '0.25rem 0.5rem',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
  ...inputFrame,
  selectors: {
    '&[aria-invalid]': { borderColor: color.danger },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': { '(pointer: coarse)': { fontSize: '1rem', minHeight: 44 } },
});
/** What is not stored yet. */
export const changed = style([input, { background: color.warnSoft }]);
export const problem = style({ ...softText, gridColumn: '1 / -1', color: color.danger });
