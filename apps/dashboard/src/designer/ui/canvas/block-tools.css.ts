import { bareIconButton, cutText, dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { keyframes, style } from '@vanilla-extract/css';

export const tools = style({
  position: 'absolute',
  zIndex: 3,
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  padding: 3,
  borderRadius: 10,
  background: color.ink,
  color: color.surface,
  boxShadow: '0 6px 20px rgb(16 24 22 / 28%)',
  maxWidth: 'calc(100% - 8px)',
});
const settle = keyframes({ from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } });
/** Over the block that was just pressed: the second press of a double click is for that block. */
export const over = style({ animation: `${settle} 500ms` });
/** Hidden while text is typed, because they would cover it. */
export const away = style({ display: 'none' });
export const tool = style({
  ...bareIconButton,
  width: 34,
  height: 34,
  flexShrink: 0,
  borderRadius: 7,
  color: 'inherit',
  selectors: {
    '&:hover': { background: 'rgb(255 255 255 / 16%)' },
    '&:focus-visible': { outline: '2px solid #fff', outlineOffset: -2 },
  },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});
export const handle = style([
  tool,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-start',
    gap: '0.25rem',
    width: 'auto',
    minWidth: 34,
    flexShrink: 1,
    padding: '0 0.5rem 0 0.3125rem',
    font: 'inherit',
    fontSize: '0.8125rem',
    fontWeight: 600,
    cursor: 'grab',
    touchAction: 'none',
    '@media': { '(pointer: coarse)': { width: 'auto' } },
  },
]);
export const toolsName = style({
  maxWidth: '11rem',
  ...cutText,
});
