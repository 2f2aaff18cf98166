import { style } from '@vanilla-extract/css';
import { dashboardColor as color } from './dashboard-theme.css.ts';

export const bubble = style({
  zIndex: 70,
  display: 'flex',
  gap: '0.5rem',
  maxWidth: '18rem',
  padding: '0.3125rem 0.5625rem',
  borderRadius: 7,
  background: color.ink,
  color: color.surface,
  fontSize: '0.8125rem',
  lineHeight: 1.35,
  boxShadow: '0 4px 14px rgb(16 24 22 / 22%)',
});
export const keys = style({ opacity: 0.7, whiteSpace: 'nowrap' });
