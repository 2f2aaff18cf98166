import { dashboardRadius, softText, toolbarRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

/** Room for a mail and its texts beside each other. */
const wide = 'screen and (min-width: 1240px)';

export const columns = style({
  display: 'grid',
  gap: '2rem 2.5rem',
  marginTop: '1.25rem',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 640px) minmax(0, 1fr)', alignItems: 'start' } },
});
export const choice = style({ maxWidth: '26rem' });
export const preview = style({ display: 'grid', gap: '0.75rem', minWidth: 0, maxWidth: 640 });
export const tools = style({ ...toolbarRow, justifyContent: 'space-between' });
export const subject = style({ overflowWrap: 'anywhere' });
export const soft = style({ ...softText });
export const problem = style({
  padding: '0.75rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.dangerSoft,
});
export const plain = style({
  margin: 0,
  padding: '1rem',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
  background: color.surface,
  font: 'inherit',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const texts = style({ minWidth: 0 });
export const title = style({ fontSize: '1.125rem', fontWeight: 600, marginBottom: '0.25rem' });
