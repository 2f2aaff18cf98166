import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'minmax(0, 1fr)' });
