import { dashboardRadius, dashboardText, plainList } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const heading = style({ fontWeight: 550, overflowWrap: 'anywhere' });
export const choice = style({
  width: '100%',
  margin: '0.25rem 0',
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
  },
});
export const choices = style({
  display: 'grid',
  gap: '0.625rem',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const legend = style({ ...dashboardText.lead, padding: 0, marginBottom: '0.5rem' });
export const option = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0 0.625rem',
});
export const radio = style({ width: 18, height: 18, margin: '0.1875rem 0 0', accentColor: color.action });
export const optionText = style({ gridColumn: 2 });
export const problems = style({
  display: 'grid',
  gap: '0.375rem',
  padding: '0.875rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.warnSoft,
});
export const problemScroll = style({ maxHeight: '16rem' });
export const problemList = style({
  ...plainList,
  ...dashboardText.small,
  display: 'grid',
  gap: '0.1875rem',
  overflowWrap: 'anywhere',
});
