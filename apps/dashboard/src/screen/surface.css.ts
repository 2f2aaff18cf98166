import { cardFrame, dashboardText } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color, wide } from '../theme/dashboard-theme.css.ts';

/** A surface with related elements, beside other surfaces. */
export const card = style({
  padding: '1rem 1rem 0.25rem',
  ...cardFrame,
  '@media': { [wide]: { padding: '1.25rem 1.25rem 0.5rem' } },
});
export const cardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '1rem',
  marginBottom: '0.375rem',
});
globalStyle(`${cardHead} > a`, { whiteSpace: 'nowrap' });
export const cardTitle = style({ ...dashboardText.lead });
export const textLink = style({
  color: color.action,
  fontWeight: 500,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { color: color.actionStrong } },
});
