import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { beside, roomy } from '../screen.css.ts';

export const room = style({
  gridColumn: 1,
  gridRow: 1,
  minWidth: 0,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  overflow: 'hidden',
  // Its buttons never come over a panel.
  isolation: 'isolate',
  outline: 'none',
  '@media': {
    [beside]: { gridColumn: 2 },
    [roomy]: { gridColumn: 3 },
  },
});
export const narrow = style({ '@media': { [beside]: { padding: '1rem' } } });
export const sheet = style({
  position: 'relative',
  flexShrink: 0,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}, 0 8px 28px rgb(16 24 22 / 8%)`,
  overflow: 'hidden',
});
export const frame = style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  background: color.surface,
});
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: '2rem',
  background: color.surface,
  color: color.soft,
  textAlign: 'center',
});
globalStyle(`${veil} p`, { margin: 0 });
/** Lets everything through to the page but its own buttons. */
export const overlay = style({ position: 'absolute', inset: 0, pointerEvents: 'none', overflow: 'hidden' });

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
/** While text is typed the tools would stand in the way. */
export const away = style({ display: 'none' });
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 34,
  flexShrink: 0,
  padding: 0,
  border: 0,
  borderRadius: 7,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
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
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const insert = style({
  position: 'absolute',
  zIndex: 2,
  transform: 'translate(-50%, -50%)',
  display: 'grid',
  placeItems: 'center',
  width: 28,
  height: 28,
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

export const empty = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: '1rem',
  overflowY: 'auto',
  background: 'rgb(245 246 244 / 94%)',
});
export const emptyCard = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.75rem',
  width: 'min(44rem, 100%)',
  padding: '2rem 1.5rem',
  borderRadius: 16,
  background: color.surface,
  boxShadow: '0 1rem 3rem rgb(16 24 22 / 14%)',
  textAlign: 'center',
});
export const emptyTitle = style({ margin: 0, fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 650 });
export const emptyText = style({ margin: 0, color: color.soft });
export const emptyList = style({
  width: '100%',
  margin: '0.75rem 0',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '0.75rem',
  '@media': { 'screen and (max-width: 599px)': { gridTemplateColumns: '1fr', gap: '0.5rem' } },
});
export const suggestion = style({
  width: '100%',
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: '0.625rem',
  padding: '0.5rem 0.5rem 0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 550,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.action, boxShadow: '0 4px 14px rgb(16 24 22 / 12%)' } },
  '@media': {
    'screen and (max-width: 599px)': {
      gridTemplateColumns: '6.5rem 1fr',
      alignItems: 'center',
      padding: '0.5rem',
      textAlign: 'left',
    },
  },
});
