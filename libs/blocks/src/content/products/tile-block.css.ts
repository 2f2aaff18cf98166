import { style } from '@vanilla-extract/css';

export const block = style({ display: 'grid', gap: '1.75rem', gridTemplateColumns: 'minmax(0, 1fr)' });
