import { style } from '@vanilla-extract/css';

/** Shown only to visitors without JavaScript: buttons that an island makes unnecessary. */
export const withoutScript = style({ '@media': { '(scripting: enabled)': { display: 'none !important' } } });

/** Shown only with JavaScript: controls that do nothing without it. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none !important' } } });
