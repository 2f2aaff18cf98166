import { cutText, dashboardColor as color, inputFrame } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

/** Icons in a row of the grid; the arrow keys count with it. */
export const columns = 6;

export const row = style({ display: 'flex', alignItems: 'center', gap: '0.25rem' });
export const field = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.5rem',
  padding: '0.25rem 0.625rem',
  font: 'inherit',
  fontSize: '0.9375rem',
  textAlign: 'left',
  ...inputFrame,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { borderColor: color.soft },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
    '&:disabled': { background: color.ground, color: color.soft, cursor: 'default' },
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
  },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});
export const face = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: 6,
  background: color.ground,
});
export const name = style({ ...cutText });
export const empty = style({ color: color.soft });
export const count = style({ margin: 0, fontSize: '0.8125rem', color: color.soft });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(${columns}, 1fr)`,
  gap: '0.25rem',
  height: '18rem',
  alignContent: 'start',
  overflowY: 'auto',
  margin: '0 -0.25rem',
  padding: '0.25rem',
  outline: 'none',
});
export const option = style({
  display: 'grid',
  placeItems: 'center',
  height: '2.75rem',
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'none',
  color: color.ink,
  cursor: 'pointer',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 2.75rem',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-selected="true"]': {
      background: color.actionSoft,
      borderColor: color.action,
      color: color.actionStrong,
    },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
