import { style } from '@vanilla-extract/css';

/** An island whose code did not arrive: it works as without JavaScript. */
const plainIsland = '[data-island][data-state="plain"]';

/** Shown only to visitors without JavaScript: buttons that an island makes unnecessary. */
export const withoutScript = style({
  '@media': {
    '(scripting: enabled)': { selectors: { [`&:not(${plainIsland} *)`]: { display: 'none !important' } } },
  },
});

/** Shown only with JavaScript: controls that do nothing without it. */
export const withScript = style({
  selectors: { [`${plainIsland} &`]: { display: 'none !important' } },
  '@media': { '(scripting: none)': { display: 'none !important' } },
});
