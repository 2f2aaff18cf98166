import { style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const place = style({ position: 'sticky', top: 0, zIndex: 20 });
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  padding: '0.4375rem 1rem',
  background: color.warnSoft,
  color: color.warn,
  fontWeight: 500,
});
