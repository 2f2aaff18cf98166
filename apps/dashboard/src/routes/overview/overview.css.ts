import { softText, spacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignItems: 'start',
  '@media': {
    'screen and (min-width: 1180px)': { gridTemplateColumns: 'minmax(0, 1.9fr) minmax(0, 1fr)' },
  },
});
export const row = style({
  position: 'relative',
  ...spacedRow,
  gap: '0.75rem',
  minHeight: 60,
  padding: '0.625rem 0',
  borderTop: `1px solid ${color.line}`,
});
export const textColumn = style({ minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const moment = style({ ...softText });
export const empty = style({ padding: '0.5rem 0 1.25rem', color: color.soft });
