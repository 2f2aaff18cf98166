import { style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const screen = style({
  minHeight: '100dvh',
  display: 'grid',
  placeItems: 'center',
  padding: '1.25rem',
});
export const card = style({
  width: 'min(24rem, 100%)',
  display: 'grid',
  gap: '1rem',
  padding: '2rem',
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: 16,
});
export const brand = style({ fontWeight: 700, color: color.actionStrong });
export const heading = style({ fontSize: '1.5rem', lineHeight: 1.2, fontWeight: 650 });
export const intro = style({ color: color.soft, marginTop: '-0.75rem' });
export const field = style({ display: 'grid', gap: '0.25rem' });
export const input = style({
  font: 'inherit',
  fontSize: '1rem',
  padding: '0.5625rem 0.75rem',
  borderRadius: 8,
  border: `1px solid ${color.inputLine}`,
  background: color.surface,
  selectors: { '&[aria-invalid="true"]': { borderColor: color.danger } },
});
export const error = style({ color: color.danger, fontSize: '0.875rem' });
export const failure = style({
  padding: '0.625rem 0.75rem',
  borderRadius: 8,
  background: color.dangerSoft,
  color: color.danger,
});
export const button = style({
  font: 'inherit',
  fontWeight: 600,
  minHeight: 44,
  borderRadius: 8,
  border: 0,
  background: color.action,
  color: color.onAction,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.actionStrong }, '&[aria-disabled="true"]': { opacity: 0.75 } },
});
