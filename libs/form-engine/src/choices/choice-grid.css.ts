import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { createVar, style } from '@vanilla-extract/css';

export const count = createVar();

export const grid = style({ display: 'grid', gap: '0.25rem 0.875rem', justifyItems: 'start' });
export const across = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem' });
export const columns = style({ gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` });
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '1.75rem',
  fontSize: '0.9375rem',
  cursor: 'pointer',
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});
export const box = style({
  flex: 'none',
  width: '1.125rem',
  height: '1.125rem',
  margin: 0,
  accentColor: color.action,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 } },
});
export const picture = style({ display: 'block', maxWidth: '100%', maxHeight: '4rem', borderRadius: 6 });
