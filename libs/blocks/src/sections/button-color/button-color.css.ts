import { createVar, style } from '@vanilla-extract/css';

export const ground = createVar();
export const ink = createVar();

/** A button in a colour of its own; it gets a little darker under the mouse, whatever that colour is. */
export const colored = style({
  selectors: {
    '&&': { background: ground, color: ink },
    '&&:hover:not(:disabled)': { background: `color-mix(in srgb, ${ground} 86%, black)` },
  },
});
