import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Has no box: the layout is that of the pictures within it. */
export const set = style({ display: 'contents' });
export const opener = style({
  display: 'block',
  minWidth: 0,
  maxWidth: '100%',
  cursor: 'zoom-in',
  '@media': {
    [media.motion]: { transition: 'opacity 200ms' },
    [media.hover]: { selectors: { '&:hover': { opacity: 0.88 } } },
  },
});

export const viewer = style({
  width: '100vw',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  background: 'rgb(20 18 16 / 0.94)',
  color: theme.color.white,
  touchAction: 'pan-y pinch-zoom',
  selectors: {
    '&[open]': { display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' },
    '&::backdrop': { background: 'rgb(20 18 16 / 0.6)' },
  },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '4.25rem',
  padding: '0.75rem 1rem 0.75rem 1.25rem',
});
export const counter = style({ fontSize: '0.9375rem', fontVariantNumeric: 'tabular-nums' });
/** The steps are beside the picture on a wide screen and over its edges on a narrow one. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 0,
  padding: '0 0.75rem',
  '@media': { [media.tablet]: { padding: '0 5rem' } },
});
/** The large picture, which the script of the viewer adds: a page has no picture without an address. */
globalStyle(`${stage} > img`, {
  width: 'auto',
  height: 'auto',
  maxWidth: '100%',
  maxHeight: '100%',
  minHeight: 0,
  objectFit: 'contain',
  borderRadius: theme.radius.md,
  userSelect: 'none',
});
export const caption = style({
  minHeight: '3.5rem',
  padding: '0.75rem 1.25rem 1.25rem',
  overflowWrap: 'anywhere',
  textAlign: 'center',
  fontSize: '0.9375rem',
});
const round = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: 0,
  borderRadius: '50%',
  background: theme.color.white,
  color: theme.color.dark,
  selectors: {
    '&:hover': { background: theme.color.gray[300] },
    // The default ring is too dark for the ground.
    '&:focus-visible': { borderRadius: '50%', outlineColor: theme.color.white },
  },
});
export const close = style([round, { marginLeft: 'auto' }]);
const step = style([round, { position: 'absolute', top: 'calc(50% - 1.375rem)' }]);
export const previous = style([step, { left: '1rem' }]);
export const next = style([step, { right: '1rem' }]);
