import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../theme/site-theme.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(0.5rem)' } });

/** Position of toasts, one box each, until they are dismissed (MSG-03). */
export const toastRegion = style({
  position: 'fixed',
  zIndex: 60,
  right: '1rem',
  bottom: '1rem',
  left: '1rem',
  display: 'grid',
  gap: '0.625rem',
  justifyItems: 'end',
  pointerEvents: 'none',
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: '1rem',
  width: 'min(100%, 26rem)',
  padding: '0.5rem 0.5rem 0.5rem 1.125rem',
  borderRadius: theme.radius.md,
  background: theme.color.dark,
  color: theme.color.white,
  boxShadow: '0 8px 28px rgb(0 0 0 / 0.25)',
  pointerEvents: 'auto',
  justifyContent: 'space-between',
  animation: `${rise} 180ms ease-out`,
});
export const toastDismiss = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: '1.375rem',
  lineHeight: 1,
  selectors: { '&:focus-visible': { outlineColor: theme.color.white, outlineOffset: '-4px' } },
});
