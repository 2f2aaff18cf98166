import { button } from '@etalage/ui-kit';
import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const gate = style({
  overflow: 'hidden',
  containerType: 'inline-size',
  // The picture itself is laid out as if it stood there alone.
  selectors: { '&[data-shown]': { display: 'contents' } },
});
// Every rule of the block for its picture comes before these.
globalStyle(`:where(.${gate})`, {
  display: 'block',
  width: 'var(--gate-width)',
  maxWidth: '100%',
  aspectRatio: 'var(--gate-ratio)',
});
globalStyle(`:where(.${gate}:not([data-shown]))`, { background: theme.color.gray[100] });
export const notice = style({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  height: '100%',
  color: theme.color.gray[500],
});
/** Covers the whole place. Only a script can show the picture: hidden until it listens. */
export const show = style([
  notice,
  {
    alignContent: 'center',
    gap: '0.5rem',
    padding: '0.25rem',
    border: 0,
    background: 'none',
    color: theme.color.dark,
    fontSize: '0.9375rem',
    textAlign: 'center',
    textDecoration: 'underline',
    textWrap: 'balance',
    selectors: {
      [`${gate}:not([data-ready]) &`]: { visibility: 'hidden' },
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
]);
globalStyle(`${gate} svg`, { width: '2rem', maxWidth: '60%' });
/** In a narrow place the words are for screen readers. */
globalStyle(`${show} > span`, {
  '@container': {
    '(max-width: 9rem)': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
export const allow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  marginBottom: '1rem',
  fontSize: '0.9375rem',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const allowAcross = style([allow, { justifyContent: 'center', margin: 0, padding: '1rem 1.25rem' }]);
export const allowButton = style([
  button.secondary,
  { selectors: { [`${allow}:not([data-ready]) &`]: { visibility: 'hidden' } } },
]);
