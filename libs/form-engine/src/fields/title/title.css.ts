import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';

export const title = style({
  margin: 0,
  fontSize: '1rem',
  lineHeight: 1.35,
  fontWeight: 650,
  color: color.ink,
});
export const text = style({ margin: 0, fontSize: '0.875rem', lineHeight: 1.5, color: color.soft });
export const link = style({
  color: color.action,
  textUnderlineOffset: 3,
  selectors: { '&:hover': { color: color.actionStrong } },
});
export const rich = style({ fontSize: '0.9375rem', lineHeight: 1.55, overflowWrap: 'anywhere' });
