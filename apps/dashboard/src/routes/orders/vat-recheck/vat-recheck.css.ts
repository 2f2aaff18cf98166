import { style } from '@vanilla-extract/css';

/** What can be done, side by side where there is room. */
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem 0.75rem' });
