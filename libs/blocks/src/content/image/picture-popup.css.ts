import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const opener = style({
  display: 'block',
  minWidth: 0,
  maxWidth: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '@media': {
    [media.motion]: { transition: 'opacity 200ms' },
    [media.hover]: { selectors: { '&:hover': { opacity: 0.88 } } },
  },
});
export const popup = style({
  margin: 'auto',
  padding: 0,
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  overflow: 'visible',
  border: 0,
  background: 'none',
  selectors: { '&::backdrop': { background: 'rgb(0 0 0 / 0.8)' } },
});
export const large = style({
  display: 'block',
  width: 'auto',
  height: 'auto',
  maxWidth: 'calc(100vw - 2rem)',
  maxHeight: 'calc(100dvh - 2rem)',
  objectFit: 'contain',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
});
export const close = style({
  position: 'absolute',
  top: '0.75rem',
  right: '0.75rem',
  background: theme.color.white,
  color: theme.color.dark,
});
