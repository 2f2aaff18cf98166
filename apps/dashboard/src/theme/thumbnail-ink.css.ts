import { styleVariants } from '@vanilla-extract/css';
import { color } from './dashboard-theme.css.ts';

/** What the rectangles of small drawings represent, of blocks and of whole pages. */
export const ink = styleVariants({
  text: { fill: '#c3cbc7' },
  title: { fill: '#7b8a84' },
  image: { fill: '#b7d2c6' },
  button: { fill: color.action },
  ground: { fill: color.actionSoft },
  edge: { fill: color.surface, stroke: '#c3cbc7', strokeWidth: 1 },
});
