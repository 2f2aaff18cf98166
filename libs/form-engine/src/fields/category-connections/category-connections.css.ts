import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: '0.375rem 0.625rem',
  maxHeight: '16rem',
  overflowY: 'auto',
  border: `1px solid ${color.inputLine}`,
  borderRadius: 8,
  background: color.surface,
});
export const tree = style({ display: 'grid', gap: '0.5rem' });
export const order = style({ display: 'grid', gap: '0.375rem' });
export const heading = style({ margin: 0, fontSize: '0.8125rem', color: color.soft });
export const empty = style({ fontSize: '0.875rem', color: color.soft });
export const actions = style({ display: 'flex' });
