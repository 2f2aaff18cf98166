import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { dashboardColor as color } from './dashboard-theme.css.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translate(-50%, calc(-50% + 8px))' } });
const still = '(prefers-reduced-motion: reduce)';

export const veil = style({
  position: 'fixed',
  inset: 0,
  zIndex: 60,
  background: 'rgb(16 24 22 / 45%)',
  animation: `${appear} 140ms ease-out`,
  '@media': { [still]: { animation: 'none' } },
});

const panel = style({
  position: 'fixed',
  zIndex: 61,
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  display: 'grid',
  gap: '1rem',
  padding: '1.5rem',
  borderRadius: 14,
  background: color.surface,
  color: color.ink,
  boxShadow: '0 1.5rem 4rem rgb(16 24 22 / 28%)',
  animation: `${rise} 160ms ease-out`,
  '@media': { [still]: { animation: 'none' } },
  selectors: { '&:focus': { outline: 'none' } },
});
export const size = styleVariants({
  small: [panel, { width: '26rem' }],
  medium: [panel, { width: '34rem' }],
  large: [panel, { width: '48rem' }],
});
export const title = style({
  margin: 0,
  paddingRight: '2.5rem',
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  fontWeight: 650,
});
export const description = style({ margin: '-0.5rem 0 0', color: color.soft, lineHeight: 1.5 });
export const close = style({ position: 'absolute', top: '1rem', right: '1rem' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0.5rem',
});
