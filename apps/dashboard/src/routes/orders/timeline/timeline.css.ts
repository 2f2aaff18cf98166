import { dashboardRadius, linkButton, plainList, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const events = style({ ...plainList, display: 'grid' });
export const event = style({
  display: 'grid',
  gridTemplateColumns: '1.75rem minmax(0, 1fr)',
  gap: '0.75rem',
  paddingBottom: '1.125rem',
  position: 'relative',
  selectors: {
    // The line between the events.
    '&:not(:last-child)::before': {
      content: '""',
      position: 'absolute',
      left: '0.84375rem',
      top: '1.75rem',
      bottom: 0,
      width: 1,
      background: color.line,
    },
  },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: '50%',
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.soft,
});
export const problemIcon = style([icon, { background: color.warnSoft, color: color.warn }]);
export const words = style({ minWidth: 0, paddingTop: '0.125rem', overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 550 });
export const soft = style({ ...softText });
export const problem = style({ ...softText, color: color.warn });
export const note = style({
  marginTop: '0.25rem',
  padding: '0.5rem 0.75rem',
  borderRadius: dashboardRadius.control,
  border: `1px solid ${color.line}`,
  background: color.surface,
  whiteSpace: 'pre-wrap',
});
export const deleting = style({ ...linkButton, ...softText, minHeight: '1.5rem', padding: 0 });
