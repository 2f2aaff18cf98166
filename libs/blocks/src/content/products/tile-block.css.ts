import { style } from '@vanilla-extract/css';

export const block = style({ display: 'grid', gap: '1.75rem' });
