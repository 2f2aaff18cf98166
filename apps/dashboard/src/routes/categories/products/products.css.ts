import {
  cutText,
  dashboardRadius,
  onlyRead as readByScreenReaders,
  plainList,
  softText,
  wrappingSpacedRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const onlyRead = readByScreenReaders;
export const soft = style({ ...softText });
export const problem = style({ ...softText, color: color.danger });
export const section = style({ display: 'grid', gap: '0.75rem', minWidth: 0 });
export const head = style({ ...wrappingSpacedRow });
export const count = style({ fontWeight: 550 });
export const rows = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
});
export const fixed = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  minWidth: 0,
  padding: '0.25rem 0.25rem 0.25rem 0.5rem',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
});
export const title = style({
  ...cutText,
  flex: 1,
  marginInline: '0.75rem',
  fontWeight: 550,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const price = style({
  ...softText,
  flex: 'none',
  marginInline: '0.75rem 0.25rem',
  '@media': { 'screen and (max-width: 560px)': { display: 'none' } },
});
