import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'grid',
  gap: '0.875rem',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const legend = style({ padding: 0, marginBottom: '0.625rem', fontSize: '0.9375rem', fontWeight: 650 });
export const nested = style({
  display: 'grid',
  gap: '0.875rem',
  paddingLeft: '0.875rem',
  borderLeft: `2px solid ${color.line}`,
});
