import { style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '1.5rem', maxWidth: '30rem' });
export const errors = style({ selectors: { '&:empty': { display: 'none' } } });
