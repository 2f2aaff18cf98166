import { style } from '@vanilla-extract/css';

export const section = style({ display: 'grid', gap: '0.5rem', maxWidth: '44rem' });
