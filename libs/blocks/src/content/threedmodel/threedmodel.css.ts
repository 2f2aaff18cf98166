import { media, theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const figure = style({ display: 'flex', minWidth: 0 });
export const align = styleVariants({
  left: { justifyContent: 'flex-start' },
  'justify-center': { justifyContent: 'center' },
  'justify-end': { justifyContent: 'flex-end' },
});
/** Has its size from the start, so that nothing moves when the model arrives. */
export const viewer = style({
  position: 'relative',
  width: '100%',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
  color: theme.color.dark,
});
export const poster = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  selectors: { [`${viewer}[data-state="shown"] > &`]: { visibility: 'hidden' } },
});
/** A cube, where the owner gave no picture. */
export const cube = style([
  poster,
  { padding: '25%', objectFit: 'contain', fill: 'none', stroke: theme.color.gray[500], strokeWidth: 1 },
]);
export const view = style({
  position: 'absolute',
  inset: 0,
  cursor: 'grab',
  // Vertical swipes scroll the page.
  touchAction: 'pan-y',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-3px' },
    [`${viewer}:not([data-state="shown"]) > &`]: { visibility: 'hidden' },
  },
});
export const status = style({
  position: 'absolute',
  insetInline: '0.75rem',
  bottom: '0.75rem',
  margin: 0,
  padding: '0.5rem 0.75rem',
  borderRadius: theme.radius.sm,
  background: theme.color.white,
  fontSize: '0.875rem',
  textAlign: 'center',
  selectors: { '&:empty': { visibility: 'hidden' } },
});
export const pause = style({
  position: 'absolute',
  right: '0.75rem',
  bottom: '0.75rem',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '1px solid currentColor',
  borderRadius: '50%',
  background: theme.color.white,
  color: theme.color.dark,
  selectors: { [`${viewer}:not([data-state="shown"]) > &`]: { visibility: 'hidden' } },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { background: theme.color.dark, color: theme.color.white } },
    },
  },
});
export const pauseSign = style({
  display: 'none',
  selectors: { [`${viewer}[data-turning] &`]: { display: 'grid' } },
});
export const playSign = style({
  display: 'grid',
  selectors: { [`${viewer}[data-turning] &`]: { display: 'none' } },
});
export const note = style({
  position: 'absolute',
  insetInline: '0.75rem',
  bottom: '0.75rem',
  margin: 0,
  fontSize: '0.875rem',
  textAlign: 'center',
});
