import {
  dashboardRadius,
  dashboardText,
  softText,
  spacedRow,
  wrappingSpacedRow,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const groups = style({ display: 'grid', gap: '2rem', paddingTop: '1.5rem' });
export const heading = style({ ...dashboardText.lead, marginBottom: '0.75rem' });
export const intro = style({ ...softText, margin: '-0.5rem 0 0.75rem', maxWidth: '44rem' });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  gap: '0.75rem',
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: '0.25rem',
  padding: '0.875rem 1rem',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.surface,
  transition: 'border-color 120ms',
  selectors: { '&:hover': { borderColor: color.inputLine } },
});
export const title = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } },
});
export const head = style({ ...spacedRow, gap: '0.5rem', alignItems: 'flex-start' });
/** Above the link, which covers the card. */
export const menu = style({ position: 'relative', zIndex: 1, margin: '-0.375rem -0.5rem 0 0' });
export const about = style({ ...softText });
export const state = style({
  gridRow: 3,
  ...spacedRow,
  gap: '0.5rem',
  marginTop: '0.375rem',
  whiteSpace: 'nowrap',
  ...softText,
});
export const empty = style({
  ...wrappingSpacedRow,
  gap: '0.75rem 1.5rem',
  padding: '1.25rem',
  border: `1px dashed ${color.inputLine}`,
  borderRadius: dashboardRadius.surface,
  color: color.soft,
});
export const form = style({ display: 'grid', gap: '1.125rem' });
