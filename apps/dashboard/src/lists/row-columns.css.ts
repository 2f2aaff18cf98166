import { style } from '@vanilla-extract/css';

export const menu = style({ display: 'flex', justifyContent: 'flex-end' });
