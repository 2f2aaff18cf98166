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
  fontWeight: theme.heading.weight,
  textTransform: theme.heading.case,
  lineHeight: 1,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  '@media': { [media.desktop]: { fontSize: 'calc(var(--logo-height) * 0.7)' } },
});
/** In the designer only. */
export const placeholder = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  padding: '0.375rem 0.625rem',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.md,
});
export const sign = style({ flex: 'none', width: '1.5rem', height: '1.5rem', color: theme.color.gray[500] });
