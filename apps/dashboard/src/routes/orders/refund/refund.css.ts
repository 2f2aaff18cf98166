import { dashboardRadius, dashboardText, plainList, softText, spacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color, wide } from '../../../theme/dashboard-theme.css.ts';

export const head = style({
  ...spacedRow,
  flexWrap: 'wrap',
  gap: '0.5rem 1rem',
  selectors: { '&:not(:last-child)': { marginBottom: '0.75rem' } },
});
export const title = style({ ...dashboardText.lead });
export const list = style({ ...plainList, display: 'grid' });
export const entry = style({
  display: 'grid',
  gap: '0.25rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const entryHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 0.625rem',
});
export const amount = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const soft = style({ ...softText });
export const problem = style({ ...dashboardText.small, color: color.danger, fontWeight: 550 });
export const retry = style({ marginTop: '0.25rem', justifySelf: 'start' });

export const form = style({ display: 'grid', gap: '1.125rem', minWidth: 0 });
export const formHead = style({ ...spacedRow, flexWrap: 'wrap', gap: '0.25rem 1rem' });
export const lines = style({ ...plainList, display: 'grid', borderBottom: `1px solid ${color.line}` });
export const line = style({
  display: 'grid',
  gap: '0.5rem 1rem',
  alignItems: 'start',
  padding: '0.75rem 0',
  borderTop: `1px solid ${color.line}`,
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 11rem' } },
});
export const product = style({ display: 'grid', gap: '0.125rem', minWidth: 0, overflowWrap: 'anywhere' });
export const productTitle = style({ fontWeight: 600 });
export const restock = style({ marginTop: '0.375rem' });
export const pair = style({
  display: 'grid',
  gap: '1.125rem 1rem',
  alignItems: 'start',
  '@media': { [wide]: { gridTemplateColumns: '1fr 1fr' } },
});
export const summary = style({
  display: 'grid',
  gap: '0.3125rem',
  margin: 0,
  padding: '0.875rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.ground,
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });
export const lesser = style([row, { color: color.soft }]);
export const grand = style([row, { ...dashboardText.lead }]);
export const notice = style({
  display: 'flex',
  gap: '0.625rem',
  padding: '0.75rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.warnSoft,
  color: color.warn,
});
