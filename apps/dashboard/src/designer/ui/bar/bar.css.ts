import { cutText, dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';
import { beside, roomy } from '../screen/screen.css.ts';

export const bar = style({
  gridRow: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: 56,
  padding: '0.375rem 0.625rem',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  zIndex: 5,
});
export const subject = style({
  flex: '1 1 0',
  minWidth: 0,
  display: 'grid',
  lineHeight: 1.3,
});
export const title = style({
  margin: 0,
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontSize: '0.9375rem',
  fontWeight: 650,
  ...cutText,
});
export const badge = style({
  padding: '0.0625rem 0.4375rem',
  borderRadius: 999,
  background: color.warnSoft,
  color: color.warn,
  fontSize: '0.75rem',
  fontWeight: 600,
});
const savedBase = style({
  margin: 0,
  fontSize: '0.8125rem',
  ...cutText,
});
export const saved = styleVariants({
  calm: [savedBase, { color: color.soft }],
  waiting: [savedBase, { color: color.warn, fontWeight: 600 }],
  bad: [savedBase, { color: color.danger, fontWeight: 600 }],
});
export const history = style({ display: 'flex', gap: '0.125rem' });
export const segments = style({
  display: 'flex',
  gap: '0.125rem',
  padding: 2,
  borderRadius: 10,
  border: `1px solid ${color.line}`,
});
export const end = style({
  flex: '0 1 auto',
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: '0.375rem',
  '@media': { [beside]: { flex: '1 1 0' } },
});
export const publish = style({
  flex: '0 1 auto',
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minWidth: 0,
});
/** Visible at every width, whatever else is in the bar. */
export const publishButton = style({ flex: 'none' });
const state = style({
  margin: 0,
  display: 'none',
  alignItems: 'center',
  gap: '0.25rem',
  minWidth: 0,
  fontSize: '0.8125rem',
  fontWeight: 550,
  // The first thing to give way; below this width it is under the title.
  '@media': { [roomy]: { display: 'flex' } },
});
export const stateText = style(cutText);
export const online = style([state, { color: color.actionStrong }]);
export const ahead = style([state, { color: color.warn }]);
