import { style } from '@vanilla-extract/css';

export const search = style({ display: 'grid', gap: '0.5rem', paddingTop: '1rem' });
