import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  background: theme.color.light,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: '0 1rem',
  color: theme.color.dark,
  fontSize: '0.9375rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
});
