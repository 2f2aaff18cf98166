import { cardFrame, dashboardText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

const narrow = 'screen and (max-width: 30rem)';

export const screen = style({
  minHeight: '100dvh',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '1.25rem',
  padding: '1.5rem 1.25rem 4rem',
  '@media': { [narrow]: { alignContent: 'start', paddingTop: '2.5rem' } },
});
export const brand = style({
  ...dashboardText.lead,
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.015em',
  color: color.actionStrong,
});
export const card = style({
  width: 'min(26rem, 100%)',
  display: 'grid',
  gap: '1.25rem',
  padding: '2rem',
  ...cardFrame,
  boxShadow: '0 1px 2px rgb(16 24 22 / 4%), 0 12px 32px rgb(16 24 22 / 5%)',
  '@media': { [narrow]: { padding: '1.5rem 1.25rem' } },
});
export const textColumn = style({ display: 'grid', gap: '0.375rem' });
export const heading = style({
  ...dashboardText.title,
  fontSize: '1.5rem',
  overflowWrap: 'anywhere',
  outline: 'none',
});
export const intro = style({ color: color.soft, overflowWrap: 'anywhere' });
export const aside = style({ textAlign: 'center' });
export const actions = style({ display: 'grid', gap: '0.625rem' });
