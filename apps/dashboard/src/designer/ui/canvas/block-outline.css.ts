import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';

const line = style({ position: 'absolute', pointerEvents: 'none' });
export const outline = styleVariants({
  hovered: [line, { outline: `1px solid ${color.focus}`, outlineOffset: -1 }],
  selected: [line, { outline: `2px solid ${color.focus}`, outlineOffset: -2, borderRadius: 2 }],
  typing: [line, { outline: `2px dashed ${color.focus}`, outlineOffset: -2, borderRadius: 2 }],
});
export const tag = style({
  position: 'absolute',
  left: 0,
  top: -22,
  height: 22,
  padding: '0 0.5rem',
  borderRadius: '5px 5px 5px 0',
  background: color.focus,
  color: color.onAction,
  fontSize: '0.75rem',
  lineHeight: '22px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const tagInside = style({ top: 0, borderRadius: '0 0 5px 0' });
