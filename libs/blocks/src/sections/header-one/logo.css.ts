import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  textDecoration: 'none',
});
export const image = style({
  width: 'auto',
  height: 'var(--logo-height-mobile)',
  '@media': { [media.desktop]: { height: 'var(--logo-height)' } },
});
export const name = style({
  fontFamily: theme.font.primary,
  fontSize: 'calc(var(--logo-height-mobile) * 0.9)',
  fontWeight: 500,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { fontSize: 'calc(var(--logo-height) * 0.7)' } },
});
