import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { hidden } from '../../form-parts/field-view.css.ts';

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.1875rem',
  padding: '0.1875rem',
  borderRadius: 9,
  background: color.ground,
  border: `1px solid ${color.line}`,
});
export const vertical = style({ flexDirection: 'column' });
export const choice = style({ position: 'relative', flex: '1 1 auto', cursor: 'pointer' });
export const radio = hidden;
export const face = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2rem',
  padding: '0.25rem 0.625rem',
  borderRadius: 6,
  border: '1px solid transparent',
  fontSize: '0.875rem',
  lineHeight: 1.3,
  textAlign: 'center',
  color: color.soft,
  selectors: {
    [`${radio}:checked + &`]: {
      background: color.surface,
      borderColor: color.action,
      color: color.actionStrong,
      fontWeight: 600,
    },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
    [`${radio}:disabled + &`]: { opacity: 0.5, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});
