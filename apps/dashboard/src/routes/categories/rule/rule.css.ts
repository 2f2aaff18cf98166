import { cutText, dashboardRadius, plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const soft = style({ ...softText });
export const problem = style({ ...softText, color: color.danger });
export const rule = style({ display: 'grid', gap: '0.875rem', minWidth: 0 });
export const conditions = style({ ...plainList, display: 'grid', gap: '0.75rem' });
export const condition = style({
  display: 'flex',
  alignItems: 'start',
  gap: '0.5rem',
  padding: '0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
});
export const conditionFields = style({
  flex: 1,
  display: 'grid',
  gap: '0.75rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  alignItems: 'start',
  minWidth: 0,
});
/** Beside the fields, not their labels. */
export const remove = style({ flex: 'none', marginTop: '1.625rem' });
export const match = style({
  display: 'grid',
  gap: '0.625rem',
  paddingTop: '0.875rem',
  borderTop: `1px solid ${color.line}`,
  minWidth: 0,
});
export const matchCount = style({ fontWeight: 550 });
export const matched = style({ ...plainList, display: 'grid', gap: '0.375rem' });
export const matchedProduct = style({ display: 'flex', alignItems: 'center', gap: '0.75rem', minWidth: 0 });
export const matchedTitle = style({ ...cutText, flex: 1 });
