import { style } from '@vanilla-extract/css';
import { dashboardText } from './dashboard-scale.ts';
import { dashboardColor as color } from './dashboard-theme.css.ts';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
  marginBottom: '1.5rem',
});
export const textColumn = style({ minWidth: 0, flex: '1 1 16rem' });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.375rem',
  minHeight: 32,
  marginBottom: '0.25rem',
  color: color.soft,
  ...dashboardText.body,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.ink, textDecoration: 'underline' } },
});
export const title = style({
  ...dashboardText.title,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  // Receives focus only so that screen readers read it; it is not interactive.
  selectors: { '&:focus-visible': { outline: 'none' } },
});
export const intro = style({ marginTop: '0.25rem', color: color.soft, maxWidth: '38rem' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  flex: 'none',
  // On a phone two long actions are below each other.
  maxWidth: '100%',
});
