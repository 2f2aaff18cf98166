import { dashboardText, plainList, softText, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const head = style({ ...wrappingSpacedRow, gap: '1rem' });
export const title = style({ ...dashboardText.lead });
export const soft = style({ ...softText });
export const strong = style({ fontWeight: 600 });
export const shipments = style({ ...plainList, display: 'grid', marginTop: '0.5rem' });
export const shipment = style({
  ...wrappingSpacedRow,
  alignItems: 'flex-start',
  gap: '0.5rem 1rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
});
export const words = style({ display: 'grid', gap: '0.125rem', minWidth: 0, flex: '1 1 14rem' });
export const contents = style({ ...plainList });
export const start = style({
  ...wrappingSpacedRow,
  gap: '0.75rem 1rem',
  marginTop: '0.625rem',
});
export const form = style({
  display: 'grid',
  gap: '1.125rem',
  marginTop: '0.75rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${color.line}`,
  minWidth: 0,
});
const columns = {
  display: 'grid',
  gap: '1.125rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  alignItems: 'start',
} as const;
export const pair = style({ ...columns });
export const pieces = style({ ...columns, minWidth: 0, margin: 0, padding: 0, border: 0 });
export const legend = style({ padding: 0, marginBottom: '0.5rem', fontWeight: 600 });
export const link = style({ overflowWrap: 'anywhere' });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: '0.5rem',
});
