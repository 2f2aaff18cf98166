import { style } from '@vanilla-extract/css';
import { control } from '../../form-parts/field-view.css.ts';

export const row = style({ display: 'flex', gap: '0.375rem' });
export const box = style([
  control,
  { width: '2.75rem', minWidth: 0, height: '3rem', padding: 0, textAlign: 'center', fontSize: '1.25rem' },
]);
