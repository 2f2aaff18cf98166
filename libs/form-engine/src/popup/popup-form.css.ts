import { style } from '@vanilla-extract/css';

export const fields = style({ display: 'grid', gap: '0.875rem' });
