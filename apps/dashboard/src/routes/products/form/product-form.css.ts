import { plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

/** Short fields beside each other. */
export const pair = style({
  display: 'grid',
  gap: '1.125rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});
export const soft = style({ ...softText });
export const warning = style({ ...softText, color: color.warn });
export const more = style({ display: 'grid', gap: '1.125rem' });
export const switches = style({ display: 'grid', gap: '0.75rem' });
export const within = style({
  display: 'grid',
  gap: '1.125rem',
  paddingLeft: '1.75rem',
});
export const problem = style({ ...softText, color: color.danger });
/** The pieces of each variant: what it is called, and its number. */
export const counts = style({ ...plainList, display: 'grid', gap: '0.5rem' });
export const count = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  gap: '0.5rem',
  alignItems: 'center',
});
export const stockLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
});
