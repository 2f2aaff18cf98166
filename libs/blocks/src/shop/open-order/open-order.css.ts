import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
});
export const heading = style({ fontSize: '1.125rem', marginBottom: '0.25rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
