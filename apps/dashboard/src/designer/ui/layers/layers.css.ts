import { bareIconButton, cutText, dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const scroll = style({ flex: 1, minHeight: 0, overflowY: 'auto' });
export const tree = style({
  padding: '0.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 1,
});
export const empty = style({ margin: 0, padding: '1.25rem', color: color.soft, fontSize: '0.875rem' });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  borderRadius: 8,
  cursor: 'pointer',
  // Rows out of view are not rendered; long pages have hundreds.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 36px',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-selected="true"]': { background: color.actionSoft, color: color.actionStrong },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const dragged = style({ opacity: 0.45 });
export const toggle = style({
  ...bareIconButton,
  width: 24,
  height: 32,
  flexShrink: 0,
  color: color.soft,
  borderRadius: 6,
});
globalStyle(`${toggle} svg`, { transition: 'transform 120ms' });
globalStyle(`${toggle}[data-open="true"] svg`, { transform: 'rotate(90deg)' });
export const noToggle = style({ width: 24, flexShrink: 0 });
export const name = style({
  flex: 1,
  minWidth: 0,
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontSize: '0.875rem',
  touchAction: 'manipulation',
});
export const textColumn = style({
  minWidth: 0,
  ...cutText,
});
export const hint = style({ marginLeft: '0.4375rem', color: color.soft, fontSize: '0.8125rem' });
globalStyle(`${row}[aria-selected="true"] ${hint}`, { color: color.actionStrong });
export const more = style({
  opacity: 0,
  selectors: {
    [`${row}:hover &, ${row}:focus-within &, ${row}[aria-selected="true"] &`]: { opacity: 1 },
  },
  '@media': { '(pointer: coarse)': { opacity: 1 } },
});
