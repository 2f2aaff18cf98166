import { globalStyle, style } from '@vanilla-extract/css';
import { dashboardColor as color } from './dashboard-theme.css.ts';
import { bareButton } from './shapes.ts';

export const root = style({ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 });
export const list = style({
  display: 'flex',
  flexShrink: 0,
  gap: '0.125rem',
  padding: '0 0.75rem',
  borderBottom: `1px solid ${color.line}`,
});
/** Aligns the text of the first tab, not its touch area, with the left edge of the page. */
export const flushList = style([list, { paddingInline: 0, marginLeft: '-0.625rem' }]);
export const tab = style({
  position: 'relative',
  flex: '0 1 auto',
  minHeight: 42,
  padding: '0 0.625rem',
  ...bareButton,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 550,
  color: color.soft,
  selectors: {
    '&:hover:not(:disabled)': { color: color.ink },
    '&:disabled': { opacity: 0.45, cursor: 'not-allowed' },
    '&[data-state="active"]': { color: color.actionStrong },
    '&[data-state="active"]::after': {
      content: '""',
      position: 'absolute',
      left: '0.375rem',
      right: '0.375rem',
      bottom: -1,
      height: 2,
      borderRadius: 2,
      background: color.action,
    },
    '&:focus-visible': { outlineOffset: -3, borderRadius: 8 },
  },
  '@media': { '(pointer: coarse)': { minHeight: 46 } },
});
/** Four tabs beside each other on the smallest phones. */
globalStyle(`${flushList} > ${tab}`, {
  '@media': { '(max-width: 25rem)': { paddingInline: '0.3125rem' } },
});
export const page = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  outlineOffset: -2,
  selectors: { '&[hidden]': { display: 'none' } },
});
