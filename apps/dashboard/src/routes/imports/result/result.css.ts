import { bareButton, dashboardRadius, dashboardText, linkButton } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 6.5rem), 1fr))',
  gap: '0.5rem',
  margin: '1.5rem 0 0.75rem',
});
export const figure = style({
  ...bareButton,
  display: 'grid',
  justifyItems: 'start',
  minHeight: 44,
  padding: '0.625rem 0.875rem',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
  background: color.surface,
  font: 'inherit',
  ...dashboardText.small,
  color: color.soft,
  textAlign: 'left',
  selectors: {
    '&:hover': { borderColor: color.inputLine, color: color.ink },
    '&[aria-pressed="true"]': {
      borderColor: color.action,
      boxShadow: `inset 0 0 0 1px ${color.action}`,
      background: color.actionSoft,
      color: color.actionStrong,
    },
  },
});
export const count = style({ ...dashboardText.lead, color: color.ink, fontVariantNumeric: 'tabular-nums' });
export const more = style({ padding: '1rem 0' });
export const rest = style({ ...linkButton, ...dashboardText.small, padding: '0.1875rem 0', minHeight: 24 });
export const link = style({ color: color.action, fontWeight: 600, textUnderlineOffset: 3 });
export const title = style({ fontWeight: 600 });
