import { cutText, dashboardMotion } from '@etalage/ui-kit/dashboard';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { color, wide } from '../theme/dashboard-theme.css.ts';
import { sidebar } from './sidebar.css.ts';

const slide = keyframes({ from: { transform: 'translateX(-24px)', opacity: 0 } });

export const bar = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: 56,
  padding: '0.375rem 0.75rem',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [wide]: { display: 'none' } },
});
export const name = style({
  flex: 1,
  minWidth: 0,
  fontWeight: 650,
  ...cutText,
});
export const veil = style({ position: 'fixed', inset: 0, zIndex: 30, background: 'rgb(16 24 22 / 45%)' });
export const drawer = style({
  position: 'fixed',
  zIndex: 31,
  inset: '0 auto 0 0',
  width: 'min(18.5rem, 86vw)',
  background: color.ground,
  outline: 'none',
  '@media': { [dashboardMotion]: { animation: `${slide} 160ms ease-out` } },
});
/** Leaves space in the corner for the close button. */
globalStyle(`${drawer} > ${sidebar} > :first-child`, { width: 'calc(100% - 3rem)' });
export const close = style({
  position: 'absolute',
  top: '0.875rem',
  right: '0.75rem',
  background: color.ground,
});
