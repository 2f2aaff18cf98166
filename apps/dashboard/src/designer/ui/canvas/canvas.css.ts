import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { beside } from '../screen/screen.css.ts';

export const room = style({
  flex: 1,
  minHeight: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  overflow: 'hidden',
});
export const narrow = style({ '@media': { [beside]: { padding: '0 1rem 1rem' } } });
export const sheet = style({
  position: 'relative',
  flexShrink: 0,
  background: color.surface,
  boxShadow: `0 0 0 1px ${color.line}, 0 8px 28px rgb(16 24 22 / 8%)`,
  overflow: 'hidden',
});
export const frame = style({
  display: 'block',
  border: 0,
  transformOrigin: '0 0',
  background: color.surface,
});
export const veil = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: '2rem',
  background: color.surface,
  color: color.soft,
  textAlign: 'center',
});
globalStyle(`${veil} p`, { margin: 0 });
/** Only its buttons receive pointer events; all others reach the page. */
export const overlay = style({ position: 'absolute', inset: 0, pointerEvents: 'none', overflow: 'hidden' });
