import { cutText, onlyRead as readByScreenReaders, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const onlyRead = readByScreenReaders;
export const list = style({ display: 'grid', gap: '0.75rem', marginTop: '1.25rem', minWidth: 0 });
export const soft = style({ ...softText });
export const problem = style({ ...softText, color: color.danger });
export const names = style({
  flex: 1,
  display: 'grid',
  gap: '0.0625rem',
  minWidth: 0,
  padding: '0.375rem 0.5rem 0.375rem 0.125rem',
});
export const title = style({
  ...cutText,
  fontWeight: 550,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const address = style({ ...cutText, ...softText });
export const count = style({
  ...softText,
  flex: 'none',
  marginInline: '0.75rem 0.25rem',
  '@media': { 'screen and (max-width: 560px)': { display: 'none' } },
});
