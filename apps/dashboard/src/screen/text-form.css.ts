import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '0.625rem', marginBlock: '0 1rem' });
export const actions = style({ display: 'flex', justifyContent: 'flex-end' });
