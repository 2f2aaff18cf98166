import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const panel = style({
  flex: '1 0 100%',
  display: 'grid',
  gap: '0.5rem',
  padding: '0.5rem',
});
export const hint = style({ margin: 0, fontSize: '0.8125rem', lineHeight: 1.4, color: color.soft });
export const preview = style({
  position: 'relative',
  justifySelf: 'center',
  display: 'block',
  maxWidth: '100%',
  borderRadius: 6,
  cursor: 'crosshair',
  touchAction: 'none',
  userSelect: 'none',
});
export const image = style({
  display: 'block',
  maxWidth: '100%',
  maxHeight: '16rem',
  minWidth: '4rem',
  minHeight: '4rem',
  borderRadius: 6,
  background: color.ground,
  pointerEvents: 'none',
});
/** Two rings of opposite colours, so that it is visible on every picture. */
export const point = style({
  position: 'absolute',
  width: '1.75rem',
  height: '1.75rem',
  margin: '-0.875rem 0 0 -0.875rem',
  border: '3px solid white',
  borderRadius: '50%',
  background: 'rgb(0 0 0 / 0.25)',
  boxShadow: '0 0 0 2px rgb(0 0 0 / 0.75), inset 0 0 0 1px rgb(0 0 0 / 0.75)',
  cursor: 'grab',
  selectors: {
    '&:focus-visible': { outline: `3px solid ${color.focus}`, outlineOffset: 3 },
    '&[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  fontSize: '0.8125rem',
  color: color.soft,
});
