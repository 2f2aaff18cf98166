import { style } from '@vanilla-extract/css';

export const stack = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2rem' });
export const content = style({ display: 'grid', gap: '1rem', minWidth: 0 });
