import { bareButton, dashboardColor as color, spacedRow } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { beside } from './screen/screen.css.ts';

export const rail = style({
  gridRow: 4,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-around',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  zIndex: 4,
  '@media': {
    [beside]: {
      gridRow: 1,
      gridColumn: 1,
      width: '4.5rem',
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'flex-start',
      padding: '0.5rem 0.125rem',
      alignItems: 'stretch',
      gap: '0.25rem',
      borderTop: 0,
      borderRight: `1px solid ${color.line}`,
    },
  },
});
export const railButton = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minWidth: 68,
  boxSizing: 'border-box',
  minHeight: 56,
  padding: '0.25rem',
  ...bareButton,
  borderRadius: 10,
  color: color.soft,
  font: 'inherit',
  fontSize: '0.6875rem',
  fontWeight: 500,
  letterSpacing: '-0.01em',
  selectors: {
    '&:hover': { background: color.ground, color: color.ink },
    '&[aria-expanded="true"]': { background: color.actionSoft, color: color.actionStrong },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
export const panel = style({
  gridRow: 2,
  zIndex: 3,
  height: 'min(52dvh, 30rem)',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
  borderRadius: '16px 16px 0 0',
  boxShadow: '0 -0.75rem 2rem rgb(16 24 22 / 14%)',
  overflow: 'hidden',
  '@media': {
    [beside]: {
      gridColumn: 2,
      gridRow: 1,
      width: '19rem',
      height: 'auto',
      borderTop: 0,
      borderRight: `1px solid ${color.line}`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});
export const panelHead = style({
  ...spacedRow,
  flexShrink: 0,
  padding: '0.375rem 0.375rem 0.375rem 0.875rem',
});
export const panelTitle = style({ margin: 0, fontSize: '0.9375rem', fontWeight: 650 });
export const panelBody = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
});
globalStyle(`${panelBody} > *`, { minWidth: 0 });
export const inspector = style({
  gridRow: 1,
  gridColumn: 4,
  width: '18rem',
  boxSizing: 'border-box',
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  background: color.surface,
  borderLeft: `1px solid ${color.line}`,
  overflow: 'hidden',
  zIndex: 2,
});
