import { dashboardColor as color, plainList, rowFrame } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const picture = style({
  flex: 'none',
  display: 'grid',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: 6,
  overflow: 'hidden',
  background: color.ground,
});
globalStyle(`${picture} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const textColumn = style({ flex: 1, minWidth: 0, display: 'grid', gap: '0.125rem' });
/** At most two lines, so that long titles can be distinguished and do not fill the list. */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: '0.9375rem',
  lineHeight: 1.3,
});
export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.125rem 0.5rem',
  minWidth: 0,
  fontSize: '0.8125rem',
  color: color.soft,
});
export const detail = style({ overflowWrap: 'anywhere' });

export const list = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
});
export const chosen = style({
  ...rowFrame,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '3.25rem',
  padding: '0.25rem 0.25rem 0.25rem 0.5rem',
  selectors: {
    '&[data-dragging="true"]': {
      zIndex: 1,
      position: 'relative',
      boxShadow: '0 8px 24px rgb(16 24 22 / 0.18)',
    },
  },
});
export const handle = style({ cursor: 'grab', touchAction: 'none', marginLeft: '-0.375rem' });
globalStyle(`${chosen} > button + button`, { marginLeft: '-0.5rem' });
// A settings panel is narrow, so the text gets the available width.
globalStyle(`${chosen} > ${picture}`, { width: '2.25rem', height: '2.25rem' });
globalStyle(`${chosen} > ${handle} + ${picture}`, { marginLeft: '-0.375rem' });
globalStyle(`${chosen} ${title}`, { fontSize: '0.875rem' });
globalStyle(`${chosen} > button`, {
  width: '1.75rem',
  '@media': { '(pointer: coarse)': { width: '2.75rem' } },
});
globalStyle(`${chosen} > ${handle}`, {
  width: '1.5rem',
  '@media': { '(pointer: coarse)': { width: '2.75rem' } },
});
export const single = style({
  ...rowFrame,
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '3rem',
  padding: '0.375rem 0.625rem',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });

export const options = style({
  ...plainList,
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  height: 'min(26rem, 50dvh)',
  overflowY: 'auto',
  margin: '0 -0.5rem',
  transition: 'opacity 120ms',
  selectors: { '&[aria-busy="true"]:not(:has([role="presentation"]))': { opacity: 0.6 } },
});
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '3.25rem',
  padding: '0.25rem 0.5rem',
  borderRadius: 8,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-selected="true"]': { background: color.actionSoft },
    '&[data-active="true"]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const mark = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1.375rem',
  height: '1.375rem',
  color: color.action,
  selectors: {
    '&[data-many="true"]': {
      border: `1px solid ${color.inputLine}`,
      borderRadius: 5,
      background: color.surface,
    },
    '[aria-selected="true"] > &[data-many="true"]': {
      borderColor: color.action,
      background: color.action,
      color: color.onAction,
    },
  },
});
export const count = style({ margin: 0, minHeight: '1.2em', fontSize: '0.8125rem', color: color.soft });
export const waiting = style({ padding: '1rem 0.5rem', color: color.soft, fontSize: '0.875rem' });
export const nothing = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: '0.75rem',
  height: 'min(26rem, 50dvh)',
  margin: 0,
  color: color.soft,
  textAlign: 'center',
});
export const notFound = style({ margin: 0, overflowWrap: 'anywhere' });
export const more = style({ justifySelf: 'center' });
export const full = style({
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: color.danger,
  selectors: { '&:empty': { display: 'none' } },
});
