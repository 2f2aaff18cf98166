import { dashboardRadius, softText, toolbarRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

const wide = 'screen and (min-width: 1000px)';
/** Room for a mail and its texts beside each other. */
const widest = 'screen and (min-width: 1360px)';

/** On a wide screen the choice of mails is beside the mail, else rows above it that scroll. */
export const layout = style({
  display: 'grid',
  gap: '1rem 2.5rem',
  marginTop: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', alignItems: 'start' } },
});
export const choice = style({
  display: 'grid',
  gap: '1rem',
  minWidth: 0,
  '@media': {
    [wide]: { position: 'sticky', top: '1rem', maxHeight: 'calc(100vh - 2rem)', overflowY: 'auto' },
  },
});
export const group = style({ minWidth: 0 });
export const groupTitle = style({ ...softText, padding: '0 0.75rem 0.25rem', fontWeight: 600 });
export const columns = style({
  display: 'grid',
  gap: '2rem',
  minWidth: 0,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [widest]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', alignItems: 'start' } },
});
export const preview = style({ display: 'grid', gap: '0.75rem', minWidth: 0, maxWidth: 680 });
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
export const title = style({ fontSize: '1.125rem', marginBottom: '0.25rem' });
