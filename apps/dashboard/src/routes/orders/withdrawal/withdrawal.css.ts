import { plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const list = style({ ...plainList, display: 'grid' });
export const entry = style({
  display: 'grid',
  gap: '0.375rem',
  justifyItems: 'start',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.625rem',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginTop: '0.375rem' });
export const hint = style({ ...softText, flexBasis: '100%' });
export const lines = style({ ...plainList, display: 'grid', gap: '0.125rem' });
export const soft = style({ ...softText });
