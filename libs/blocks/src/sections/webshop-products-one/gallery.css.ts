import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const scroller = style({
  display: 'flex',
  listStyle: 'none',
  padding: 0,
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  overscrollBehaviorX: 'contain',
});

export const gallery = style({ display: 'grid', gap: '0.75rem', minWidth: 0 });
export const stage = style({ position: 'relative', minWidth: 0 });
export const track = style([scroller, { borderRadius: theme.radius.lg, background: theme.color.gray[100] }]);
/** Square, like pictures of products, so that nothing is cut off; lower when the window is lower. */
const square = { aspectRatio: '1', maxHeight: 'max(20rem, 100svh - 12rem)' } as const;
export const slide = style({ ...square, flex: '0 0 100%', scrollSnapAlign: 'start' });
export const open = style({ display: 'block', height: '100%', cursor: 'zoom-in' });
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const empty = style({
  ...square,
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
});

const round = style({
  position: 'absolute',
  top: '50%',
  width: '2.75rem',
  height: '2.75rem',
  marginTop: '-1.375rem',
  border: 0,
  borderRadius: '50%',
  background: theme.color.white,
  color: theme.color.dark,
  boxShadow: '0 1px 6px rgb(0 0 0 / 0.18)',
  fontSize: '1.5rem',
  lineHeight: 1,
  selectors: {
    '&:hover': { background: theme.color.dark, color: theme.color.white },
    '&:focus-visible': { borderRadius: '50%' },
    // The default focus ring is too dark for the popup's background.
    'dialog &:focus-visible': { outlineColor: theme.color.white },
  },
});
export const previous = style([round, { left: '0.75rem' }]);
export const next = style([round, { right: '0.75rem' }]);

export const stripRow = style({ position: 'relative', minWidth: 0 });
/** Two thumbnails below 768 px, four from that width on (PROD-58). */
export const strip = style([
  scroller,
  { gap: '0.625rem', padding: '3px', margin: '-3px', scrollSnapType: 'x proximity', scrollPadding: '3px' },
]);
export const thumbItem = style({
  flex: '0 0 calc((100% - 0.625rem) / 2)',
  scrollSnapAlign: 'start',
  '@media': { [media.tablet]: { flexBasis: 'calc((100% - 3 * 0.625rem) / 4)' } },
});
export const thumb = style({
  display: 'block',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
  opacity: 0.72,
  '@media': { [media.belowTablet]: { aspectRatio: '2 / 1' } },
  selectors: {
    '&:hover': { opacity: 1 },
    '&[aria-current="true"]': {
      opacity: 1,
      outline: `2px solid ${theme.color.primary[500]}`,
      outlineOffset: '1px',
    },
  },
});
export const stripStep = style([
  round,
  { left: '0.375rem', width: '2.25rem', height: '2.25rem', marginTop: '-1.125rem' },
]);
export const stripStepNext = style([stripStep, { left: 'auto', right: '0.375rem' }]);

export const dialog = style({
  width: 'min(100vw, 72rem)',
  maxWidth: '100vw',
  height: '100dvh',
  maxHeight: '100dvh',
  margin: 'auto',
  padding: '1rem',
  border: 0,
  background: 'transparent',
  selectors: {
    '&[open]': { display: 'grid', placeItems: 'center' },
    '&::backdrop': { background: 'rgb(20 18 16 / 0.9)' },
  },
});
export const closeRow = style({ position: 'absolute', top: '1rem', right: '1rem', zIndex: 1 });
export const close = style([round, { position: 'static', marginTop: 0 }]);
/** The large picture, which the behaviour adds: a page has no picture without an address. */
globalStyle(`${dialog} > img`, {
  maxWidth: '100%',
  maxHeight: 'calc(100dvh - 2rem)',
  objectFit: 'contain',
  borderRadius: theme.radius.md,
});
