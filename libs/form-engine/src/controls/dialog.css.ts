import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const veil = style({ position: 'fixed', inset: 0, zIndex: 60, background: 'rgb(16 24 22 / 0.45)' });
export const box = style({
  position: 'fixed',
  zIndex: 61,
  top: '50%',
  left: '50%',
  transform: 'translate(-50%, -50%)',
  width: 'min(28rem, calc(100vw - 2rem))',
  maxHeight: 'calc(100dvh - 2rem)',
  overflowY: 'auto',
  display: 'grid',
  gap: '1rem',
  padding: '1.25rem',
  borderRadius: 12,
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.line}`,
  boxShadow: '0 20px 50px rgb(16 24 22 / 0.22)',
});
export const title = style({ margin: 0, fontSize: '1.0625rem', lineHeight: 1.35, fontWeight: 650 });
export const text = style({ margin: 0, color: color.soft, fontSize: '0.9375rem', overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0.5rem',
});
