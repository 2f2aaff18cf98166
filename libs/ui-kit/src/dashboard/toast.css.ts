import { keyframes, style } from '@vanilla-extract/css';
import { dashboardColor as color } from './dashboard-theme.css.ts';
import { plainList } from './shapes.ts';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const place = style({
  position: 'fixed',
  zIndex: 80,
  inset: 'auto 0 1.25rem',
  display: 'grid',
  gap: '0.5rem',
  ...plainList,
  width: 'fit-content',
  maxWidth: 'min(45rem, calc(100vw - 2rem))',
  marginInline: 'auto',
  outline: 'none',
  '@media': { 'screen and (max-width: 999px)': { bottom: '5rem' } },
});
export const toast = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  padding: '0.5rem 0.5rem 0.5rem 1rem',
  borderRadius: 10,
  background: color.ink,
  color: color.surface,
  fontSize: '0.875rem',
  boxShadow: '0 0.75rem 2rem rgb(16 24 22 / 28%)',
  animation: `${rise} 160ms ease-out`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const textColumn = style({
  // A long word, such as an address, may be wider than a phone.
  minWidth: 0,
  overflowWrap: 'anywhere',
  flex: '1 1 auto',
  margin: 0,
  minHeight: 28,
  display: 'flex',
  alignItems: 'center',
  paddingRight: '0.5rem',
});
export const action = style({
  minHeight: 36,
  marginLeft: 'auto',
  padding: '0 0.875rem',
  border: 0,
  borderRadius: 7,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.actionSoft } },
});
