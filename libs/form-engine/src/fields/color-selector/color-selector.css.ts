import { dashboardColor as color, floating } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', gap: '0.5rem', alignItems: 'stretch' });
export const swatch = style({
  position: 'relative',
  flex: 'none',
  width: '2.75rem',
  padding: 0,
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${color.inputLine}`,
  background: `repeating-conic-gradient(${color.line} 0% 25%, ${color.surface} 0% 50%) 0 0 / 10px 10px`,
  cursor: 'pointer',
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});
export const paint = style({ position: 'absolute', inset: 0 });
export const popover = style({
  zIndex: 70,
  padding: '0.75rem',
  ...floating,
});
