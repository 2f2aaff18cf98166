import { bareButton, dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  gap: '0.25rem',
  overflowX: 'auto',
  borderBottom: `1px solid ${color.line}`,
});
export const tab = style({
  font: 'inherit',
  fontSize: '0.875rem',
  minHeight: '2.5rem',
  padding: '0.375rem 0.75rem',
  marginBottom: -1,
  ...bareButton,
  borderBottom: '2px solid transparent',
  color: color.soft,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.ink },
    '&[data-state="active"]': { color: color.actionStrong, borderBottomColor: color.action, fontWeight: 600 },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -2, borderRadius: 6 },
  },
});
export const panel = style({ display: 'grid', gap: '0.875rem', paddingTop: '0.875rem' });
