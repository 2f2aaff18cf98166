import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('body', {
  display: 'block',
  margin: 0,
  background: color.ground,
  color: color.ink,
  font: '400 0.9375rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
});

export const page = style({
  display: 'grid',
  gap: '1.5rem',
  maxWidth: '90rem',
  margin: '0 auto',
  padding: '1.5rem',
});
export const heading = style({ margin: 0, fontSize: '1.5rem' });
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(22rem, 100%), 1fr))',
  alignItems: 'start',
  gap: '1rem',
});
export const card = style({
  display: 'grid',
  gap: '0.875rem',
  padding: '1.125rem',
  borderRadius: 12,
  border: `1px solid ${color.line}`,
  background: color.surface,
  minWidth: 0,
});
export const name = style({ margin: 0, fontSize: '0.8125rem', fontWeight: 500, color: color.soft });
export const scenario = style({ maxWidth: '40rem', margin: '0 auto', padding: '1.5rem' });
export const values = style({
  display: 'block',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontSize: '0.75rem',
  color: color.soft,
});
