import { style } from '@vanilla-extract/css';

/** An address with the button that chooses one; below it where there is little room. */
export const withButton = style({ display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });
export const address = style({ flex: '1 1 12rem' });
