import { globalStyle, style } from '@vanilla-extract/css';

export const form = style({ display: 'grid', gap: '1.5rem', maxWidth: '30rem' });
// The heading of a form as narrow as this stays on one line.
globalStyle(`${form} > h1`, { fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.25rem)' });
export const errors = style({ selectors: { '&:empty': { display: 'none' } } });
