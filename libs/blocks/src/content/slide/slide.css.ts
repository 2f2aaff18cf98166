import { style } from '@vanilla-extract/css';

export const slide = style({ display: 'grid', alignContent: 'start', gap: '1.25rem', minWidth: 0 });
