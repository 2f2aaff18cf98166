import { style } from '@vanilla-extract/css';
import { dashboardColor as color } from './dashboard-theme.css.ts';

/** Its ring is drawn inside, where what scrolls does not cut it off. */
export const area = style({
  minWidth: 0,
  overflow: 'auto',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2, borderRadius: 6 },
  },
});
