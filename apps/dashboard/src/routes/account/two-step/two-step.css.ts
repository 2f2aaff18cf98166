import { dashboardText, linkButton, plainList, rowFrame, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

export const state = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.375rem 0.75rem',
  margin: 0,
});
export const soft = style({ ...softText });
export const problem = style({ ...softText, color: color.danger });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.625rem' });
/** Another way to prove the same. */
export const swap = style({ ...linkButton, justifySelf: 'start', minHeight: '1.5rem', padding: 0 });
export const fields = style({ display: 'grid', gap: '1.125rem', minWidth: 0 });
/** Dark squares on white with a margin, in every colour scheme: a camera must read it. */
export const picture = style({
  justifySelf: 'center',
  width: '12rem',
  maxWidth: '100%',
  padding: '0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 8,
  background: '#fff',
});
const letters = { fontFamily: 'ui-monospace, monospace', ...dashboardText.small };
export const secret = style({
  display: 'grid',
  gap: '0.25rem',
  margin: 0,
  overflowWrap: 'anywhere',
});
export const letterText = style({ ...letters, userSelect: 'all' });
export const codes = style({
  ...plainList,
  ...rowFrame,
  ...letters,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(11rem, 1fr))',
  gap: '0.375rem 1rem',
  padding: '0.875rem 1rem',
});
