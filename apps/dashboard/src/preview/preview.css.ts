import { dashboardRadius } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const place = style({
  overflow: 'hidden',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
  background: '#ffffff',
});
export const frame = style({ display: 'block', border: 0, transformOrigin: '0 0' });
