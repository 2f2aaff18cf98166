import { dashboardRadius } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const form = style({ display: 'grid', gap: '1rem' });
export const failure = style({
  padding: '0.625rem 0.75rem',
  borderRadius: dashboardRadius.control,
  background: color.dangerSoft,
  color: color.danger,
});
