import { dashboardText, plainList, softText, spacedRow, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  ...wrappingSpacedRow,
  gap: '0.5rem 1rem',
  marginTop: '1.5rem',
  padding: '0.75rem 0',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
});
export const tools = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem' });
export const state = style({ flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const calm = style({ ...softText });
export const trouble = style({ color: color.danger });
export const conflict = style({
  display: 'grid',
  gap: '0.5rem',
  marginTop: '1.5rem',
  padding: '0.875rem 1rem',
  borderRadius: 8,
  background: color.dangerSoft,
  overflowWrap: 'anywhere',
});
export const conflictTitle = style({ ...dashboardText.lead });
export const versions = style({ ...plainList, display: 'grid', maxHeight: '60vh', overflowY: 'auto' });
export const version = style({
  ...spacedRow,
  gap: '0.75rem',
  padding: '0.625rem 0',
  borderTop: `1px solid ${color.line}`,
});
export const versionText = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 0.625rem',
  alignItems: 'center',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
