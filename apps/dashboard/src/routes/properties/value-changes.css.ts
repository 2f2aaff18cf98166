import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const values = style({ display: 'block' });
export const dot = style({
  display: 'inline-block',
  width: '0.875em',
  height: '0.875em',
  marginInlineEnd: '0.25em',
  verticalAlign: '-0.0625em',
  border: `1px solid ${color.line}`,
  borderRadius: '50%',
});
