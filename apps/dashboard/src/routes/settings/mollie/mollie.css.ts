import { dashboardText, rowFrame, softText } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const soft = style({ margin: 0, ...softText, overflowWrap: 'anywhere' });
export const mode = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem 0.75rem',
});
export const warning = style({
  ...rowFrame,
  margin: 0,
  padding: '0.75rem 1rem',
  borderInlineStart: `4px solid ${color.danger}`,
});
/** Names on the left and values on the right, below each other in a narrow window. */
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, max-content) 1fr',
  gap: '0.375rem 1.25rem',
  margin: 0,
  overflowWrap: 'anywhere',
});
export const key = style({ fontFamily: 'ui-monospace, monospace', ...dashboardText.small });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' });
export const change = style({ margin: 0, fontWeight: 550, selectors: { '&:empty': { display: 'none' } } });
globalStyle(`${facts} dt`, { color: color.soft });
globalStyle(`${facts} dd`, { margin: 0 });
