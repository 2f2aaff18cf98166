import { bareIconButton, dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

const raised = '0 4px 14px rgb(16 24 22 / 24%)';

export const item = style({
  position: 'absolute',
  zIndex: 2,
  pointerEvents: 'none',
  borderRadius: 4,
  selectors: {
    '&[data-state="active"], &[data-state="close"]': {
      outline: `1px dashed ${color.focus}`,
      outlineOffset: -1,
    },
    '&[data-moving="true"]': { background: 'rgb(16 24 22 / 6%)', outline: `1px solid ${color.focus}` },
  },
});
export const controls = style({
  position: 'absolute',
  top: 6,
  right: 6,
  display: 'flex',
  padding: 2,
  borderRadius: 8,
  background: color.surface,
  color: color.ink,
  boxShadow: `0 0 0 1px ${color.line}, ${raised}`,
  pointerEvents: 'auto',
});
export const control = style({
  ...bareIconButton,
  width: 30,
  height: 30,
  borderRadius: 6,
  color: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  selectors: {
    '&:hover': { background: color.line },
    '&[aria-pressed="true"]': { background: color.focus, color: color.onAction },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});
export const handle = style({ cursor: 'grab', touchAction: 'none' });
export const add = style({
  position: 'absolute',
  zIndex: 2,
  transform: 'translateY(6px)',
  display: 'flex',
  alignItems: 'center',
  gap: '0.375rem',
  height: 32,
  padding: '0 0.75rem 0 0.5rem',
  border: 0,
  borderRadius: 999,
  background: color.focus,
  color: color.onAction,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  boxShadow: raised,
  cursor: 'pointer',
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
  '@media': { '(pointer: coarse)': { height: 44 } },
});
/** During a drag the page below receives no pointer events. */
export const cover = style({ position: 'absolute', inset: 0, pointerEvents: 'auto', cursor: 'grabbing' });
