import { bareButton, cutText, dashboardColor as color, plainList } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const filters = style({
  display: 'grid',
  gap: '0.75rem',
  '@media': { 'screen and (min-width: 640px)': { gridTemplateColumns: '2fr 1fr' } },
});
export const scroll = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.75rem',
  height: 'min(26rem, 50dvh)',
  overflowY: 'auto',
  margin: '0 -0.5rem',
  padding: '0.25rem 0.5rem',
});
export const list = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
  gap: '0.5rem',
});
export const tile = style({
  ...bareButton,
  display: 'grid',
  alignContent: 'start',
  gap: '0.125rem',
  width: '100%',
  minWidth: 0,
  padding: '0.375rem',
  border: '1px solid transparent',
  borderRadius: 8,
  color: color.ink,
  font: 'inherit',
  textAlign: 'left',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-pressed="true"]': { background: color.actionSoft, borderColor: color.action },
  },
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  borderRadius: 6,
  overflow: 'hidden',
  background: color.ground,
  color: color.soft,
  fontSize: '0.75rem',
  fontWeight: 650,
  textTransform: 'uppercase',
});
globalStyle(`${picture} img`, { width: '100%', height: '100%', minHeight: 0, objectFit: 'contain' });
export const name = style({ ...cutText, fontSize: '0.875rem', fontWeight: 550 });
export const detail = style({ ...cutText, fontSize: '0.8125rem', color: color.soft });
export const more = style({ justifySelf: 'center' });
export const nothing = style({
  display: 'grid',
  placeItems: 'center',
  height: 'min(26rem, 50dvh)',
  margin: 0,
  color: color.soft,
  textAlign: 'center',
});
export const full = style({
  margin: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
