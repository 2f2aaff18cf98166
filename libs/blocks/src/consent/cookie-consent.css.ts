import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const strip = style({
  display: 'flex',
  justifyContent: 'center',
  minHeight: '2.75rem',
  background: theme.color.light,
});
export const stripButton = style({
  minHeight: '2.75rem',
  padding: '0 1rem',
  border: 0,
  background: 'none',
  color: theme.color.gray[500],
  font: 'inherit',
  fontSize: '0.8125rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&[hidden]': { display: 'none' }, '&:hover': { color: theme.color.dark } },
});
