import { cutText, onlyRead as readByScreenReaders, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const onlyRead = readByScreenReaders;
export const section = style({ display: 'grid', gap: '0.75rem', minWidth: 0 });
export const names = style({
  flex: 1,
  display: 'grid',
  gap: '0.0625rem',
  minWidth: 0,
  padding: '0.375rem 0.5rem 0.375rem 0.125rem',
});
export const title = style({ ...cutText, fontWeight: 550 });
export const problem = style({ ...softText, color: color.danger });
