import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { beside as besideWidth, roomy } from '../screen/screen.css.ts';

export const empty = style({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  padding: '1rem',
  overflowY: 'auto',
  background: color.ground,
});
/** Beside a panel that covers a part of the page. */
export const beside = style({
  '@media': {
    [besideWidth]: { paddingLeft: '20rem' },
    [roomy]: { paddingLeft: '1rem' },
  },
});
export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: '0.75rem',
  width: 'min(44rem, 100%)',
  padding: '2rem 1.5rem',
  borderRadius: 16,
  background: color.surface,
  boxShadow: '0 1rem 3rem rgb(16 24 22 / 14%)',
  textAlign: 'center',
});
export const title = style({ margin: 0, fontSize: '1.375rem', lineHeight: 1.3, fontWeight: 650 });
export const text = style({ margin: 0, color: color.soft });
export const list = style({
  width: '100%',
  margin: '0.75rem 0',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: '0.75rem',
  '@media': { 'screen and (max-width: 599px)': { gridTemplateColumns: '1fr', gap: '0.5rem' } },
});
export const suggestion = style({
  width: '100%',
  height: '100%',
  display: 'grid',
  alignContent: 'start',
  gap: '0.625rem',
  padding: '0.5rem 0.5rem 0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  background: color.surface,
  color: color.ink,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 550,
  cursor: 'pointer',
  selectors: { '&:hover': { borderColor: color.action, boxShadow: '0 4px 14px rgb(16 24 22 / 12%)' } },
  '@media': {
    'screen and (max-width: 599px)': {
      gridTemplateColumns: '6.5rem 1fr',
      alignItems: 'center',
      padding: '0.5rem',
      textAlign: 'left',
    },
  },
});
