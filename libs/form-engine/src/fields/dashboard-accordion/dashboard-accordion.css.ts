import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const accordion = style({ border: `1px solid ${color.line}`, borderRadius: 8, overflow: 'hidden' });
export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${color.line}` } } });
export const heading = style({ margin: 0 });
export const head = style({
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  display: 'flex',
  width: '100%',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  minHeight: '2.75rem',
  padding: '0.5rem 0.75rem',
  border: 0,
  background: color.surface,
  color: color.ink,
  textAlign: 'left',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.ground },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
  },
});
export const body = style({
  display: 'grid',
  gap: '0.875rem',
  padding: '0.25rem 0.75rem 0.875rem',
  selectors: { '&[hidden]': { display: 'none' } },
});
