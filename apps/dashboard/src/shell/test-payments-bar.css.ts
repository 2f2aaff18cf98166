import { style } from '@vanilla-extract/css';
import { dashboardRadius } from '@etalage/ui-kit/dashboard';
import { color } from '../theme/dashboard-theme.css.ts';

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.625rem',
  marginBottom: '1.25rem',
  padding: '0.625rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.warnSoft,
  color: color.warn,
});
