import { style } from '@vanilla-extract/css';
import { dashboardText } from './dashboard-scale.ts';
import { dashboardColor as color } from './dashboard-theme.css.ts';

export const empty = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.375rem',
  padding: '3.5rem 1.25rem',
  textAlign: 'center',
});
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  width: 52,
  height: 52,
  marginBottom: '0.5rem',
  borderRadius: 999,
  background: color.actionSoft,
  color: color.actionStrong,
});
export const title = style({ ...dashboardText.lead });
export const text = style({ color: color.soft, maxWidth: '30rem', textWrap: 'balance' });
export const actions = style({ display: 'flex', gap: '0.5rem', marginTop: '0.875rem' });
