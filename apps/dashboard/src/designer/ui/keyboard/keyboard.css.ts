import { dashboardColor as color, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, display: 'grid' });
export const row = style({
  ...wrappingSpacedRow,
  gap: '0.25rem 1rem',
  padding: '0.5rem 0',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0 } },
});
export const keys = style({ margin: 0, display: 'flex', flexWrap: 'wrap', gap: '0.375rem' });
export const key = style({
  padding: '0.125rem 0.5rem',
  borderRadius: 6,
  border: `1px solid ${color.line}`,
  background: color.ground,
  fontFamily: 'inherit',
  fontSize: '0.8125rem',
  whiteSpace: 'nowrap',
});
