import { style } from '@vanilla-extract/css';
import { dashboardColor as color } from './dashboard-theme.css.ts';
import { floating } from './shapes.ts';

export const list = style({
  zIndex: 65,
  minWidth: '12rem',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  overflowY: 'auto',
  padding: '0.3125rem',
  ...floating,
  boxShadow: '0 0.75rem 2rem rgb(16 24 22 / 18%)',
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1.5rem',
  minHeight: 34,
  padding: '0.25rem 0.625rem',
  borderRadius: 7,
  fontSize: '0.875rem',
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: color.actionSoft, color: color.actionStrong },
    '&[data-disabled]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
/** As wide with a sign as without, so that texts stand below each other. */
export const mark = style({ display: 'inline-flex', width: 16, flex: 'none' });
export const switched = style([item, { justifyContent: 'flex-start', gap: '0.625rem' }]);
export const dangerous = style({
  color: color.danger,
  selectors: { '&[data-highlighted]': { background: color.dangerSoft, color: color.danger } },
});
export const keys = style({ color: color.soft, fontSize: '0.8125rem', fontFamily: 'inherit' });
