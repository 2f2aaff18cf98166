import { dashboardColor as color, dashboardText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { labelSize } from '../form-parts/field-view.css.ts';

/** The names of its fields are as large as those of the other fields on a screen of the dashboard. */
export const form = style({
  display: 'grid',
  gap: '1rem',
  color: color.ink,
  minWidth: 0,
  vars: { [labelSize]: dashboardText.body.fontSize },
});
