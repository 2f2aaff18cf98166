import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const form = style({ display: 'grid', gap: '1.25rem' });
export const fields = style({
  display: 'grid',
  gap: '1.125rem',
  alignItems: 'start',
  '@media': { 'screen and (min-width: 640px)': { gridTemplateColumns: '1fr 1fr' } },
});
/** Stays in sight while the templates scroll. */
export const end = style({
  position: 'sticky',
  bottom: '-1.5rem',
  display: 'grid',
  gap: '0.75rem',
  margin: '0 -1.5rem -1.5rem',
  padding: '0.875rem 1.5rem 1.25rem',
  background: color.surface,
  borderTop: `1px solid ${color.line}`,
});
