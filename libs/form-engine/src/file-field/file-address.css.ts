import { style } from '@vanilla-extract/css';

export const row = style({ display: 'flex', gap: '0.375rem' });
