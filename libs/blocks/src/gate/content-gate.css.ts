import { button } from '@etalage/ui-kit';
import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const gate = style({
  display: 'grid',
  width: '100%',
  maxWidth: 'var(--embed-width, none)',
  minHeight: '13rem',
  aspectRatio: 'var(--embed-ratio, 16 / 9)',
  overflow: 'hidden',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
  color: theme.color.dark,
  selectors: { '&[data-shown]': { minHeight: 0, background: 'none' } },
});
export const notice = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '0.75rem',
  padding: '1rem',
  fontSize: '0.9375rem',
  textAlign: 'center',
  textWrap: 'balance',
});
/** Only a script can show the content: hidden until it listens. The link beside it works without one. */
export const show = style([
  button.secondary,
  { selectors: { [`${gate}:not([data-ready]) &`]: { visibility: 'hidden' } } },
]);
globalStyle(`${gate}[data-shown] img`, { maxWidth: '100%', height: 'auto' });
globalStyle(`${gate}[data-shown] iframe`, { maxWidth: '100%', border: 0 });
