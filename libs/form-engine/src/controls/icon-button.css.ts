import { bareButton, dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const iconButton = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2rem',
  height: '2rem',
  padding: 0,
  ...bareButton,
  borderRadius: 6,
  color: color.soft,
  selectors: {
    '&:hover:not(:disabled)': { background: color.ground, color: color.ink },
    '&:disabled': { opacity: 0.35, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 },
  },
  '@media': { '(pointer: coarse)': { width: '2.75rem', height: '2.75rem' } },
});
