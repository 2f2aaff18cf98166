import { bareIconButton, dashboardColor as color, floating } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', gap: '0.375rem' });
export const opener = style({
  width: '2.375rem',
  height: 'auto',
  border: `1px solid ${color.inputLine}`,
  borderRadius: 8,
});
export const popover = style({
  zIndex: 70,
  display: 'grid',
  gap: '0.75rem',
  padding: '0.75rem',
  ...floating,
  color: color.ink,
});
export const months = style({ position: 'relative' });
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  height: '2.25rem',
  paddingLeft: '0.5rem',
  fontSize: '0.9375rem',
  fontWeight: 600,
});
export const nav = style({ position: 'absolute', top: 0, right: 0, display: 'flex' });
export const navButton = style({
  ...bareIconButton,
  width: '2.25rem',
  height: '2.25rem',
  borderRadius: 6,
  color: color.ink,
  selectors: {
    '&:hover': { background: color.ground },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
    '&[aria-disabled="true"]': { opacity: 0.35, cursor: 'default' },
  },
});
export const chevron = style({ width: '1.125rem', height: '1.125rem', fill: 'currentColor' });
export const grid = style({ borderCollapse: 'collapse' });
export const weekday = style({ width: '2.25rem', fontSize: '0.75rem', fontWeight: 500, color: color.soft });
export const day = style({ padding: 1 });
export const dayButton = style({
  font: 'inherit',
  fontSize: '0.875rem',
  width: '2.25rem',
  height: '2.25rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 6,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: color.ground },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
    '&:disabled': { cursor: 'not-allowed', color: color.inputLine },
  },
});
export const today = style({ fontWeight: 700, color: color.actionStrong });
export const selected = style({});
export const middle = style({ background: color.actionSoft });
export const outside = style({ color: color.inputLine });
export const time = style({ display: 'flex', alignItems: 'center', gap: '0.375rem', fontSize: '0.875rem' });
export const timePart = style({ width: '4rem' });
globalStyle(`${selected}:not(${middle}) ${dayButton}`, { background: color.action, color: color.onAction });
