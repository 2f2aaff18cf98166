import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { INSERT_SIZE } from './insert-size.ts';

export const insert = style({
  position: 'absolute',
  zIndex: 2,
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  placeItems: 'center',
  width: INSERT_SIZE,
  height: INSERT_SIZE,
  padding: 0,
  border: `2px solid ${color.surface}`,
  borderRadius: 999,
  background: color.focus,
  color: color.onAction,
  cursor: 'pointer',
  pointerEvents: 'none',
  opacity: 0,
  transition: 'opacity 120ms, transform 120ms',
  selectors: {
    '&[data-shown="true"], &:focus-visible': { opacity: 1, pointerEvents: 'auto' },
    '&:hover, &[data-open="true"]': { transform: 'translate(-50%, -50%) scale(1.2)' },
  },
  '@media': { '(pointer: coarse)': { width: 36, height: 36 } },
});
