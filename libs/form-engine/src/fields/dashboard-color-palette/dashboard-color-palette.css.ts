import { dashboardColor as color, linkButton } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { hidden } from '../../form-parts/field-view.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(1.75rem, 1fr))',
  gap: '0.375rem',
  // With a largest width instead, a narrow panel would get as many columns as fit that width.
  width: 'min(22rem, 100%)',
});
export const choice = style({ position: 'relative', display: 'block', aspectRatio: '1' });
export const radio = hidden;

const chequer = `repeating-conic-gradient(${color.line} 0% 25%, ${color.surface} 0% 50%) 0 0 / 10px 10px`;

export const swatch = style({
  position: 'relative',
  display: 'block',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 6,
  background: chequer,
  // The edge carries the shape: a white swatch must be seen on white (WCAG 1.4.11).
  border: `1px solid ${color.inputLine}`,
  cursor: 'pointer',
  selectors: {
    [`${radio}:checked + &`]: { boxShadow: `0 0 0 2px ${color.surface}, 0 0 0 4px ${color.action}` },
    [`${radio}:focus-visible + &`]: { outline: `2px solid ${color.focus}`, outlineOffset: 4 },
    [`${radio}:disabled + &`]: { opacity: 0.5, cursor: 'not-allowed' },
  },
});
export const paint = style({ position: 'absolute', inset: 0 });
export const foot = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.5rem',
  fontSize: '0.8125rem',
  color: color.soft,
});
export const clear = style({
  ...linkButton,
  minHeight: '1.5rem',
  padding: '0 0.25rem',
});
