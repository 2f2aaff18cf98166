import { dashboardText, plainList, rowFrame, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const soft = style({ ...softText });
export const problem = style({ ...softText, color: color.danger });
export const list = style({ display: 'grid', gap: '0.75rem', minWidth: 0 });
export const screen = style({ marginTop: '1.25rem' });
/** Fields that would be hard to read if they were wider. */
export const narrow = style({ maxWidth: '46rem', marginBottom: '1rem' });
export const warning = style({
  ...rowFrame,
  padding: '0.75rem 1rem',
  borderInlineStart: `4px solid ${color.danger}`,
});
/** The name of a method with its rules below it. */
export const names = style({
  flex: 1,
  display: 'grid',
  gap: '0.125rem',
  minWidth: 0,
  padding: '0.625rem 0.5rem 0.625rem 0.125rem',
  overflowWrap: 'anywhere',
});
export const title = style({
  fontWeight: 550,
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const rules = style({ ...plainList, display: 'grid', gap: '0.125rem', ...softText });
/** When a rule applies, and at the end of its line what it costs. */
export const rule = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0 1rem',
});
export const price = style({ fontVariantNumeric: 'tabular-nums' });
export const ruleRow = style([
  rule,
  { flex: 1, minWidth: 0, padding: '0.5rem 0.5rem 0.5rem 0.125rem', overflowWrap: 'anywhere' },
]);
export const ruleProblem = style([problem, { padding: '0 1rem 0.625rem 3rem' }]);
export const rulePrice = style([price, { fontWeight: 550 }]);
/** Two fields beside each other where there is room. */
export const pair = style({
  display: 'grid',
  gap: '1.125rem',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'start',
});
export const add = style({ display: 'grid', justifyItems: 'start', gap: '0.5rem' });
export const countries = style({ ...plainList, border: 0, minWidth: 0 });
export const countryChoices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
  gap: '0.5rem 1rem',
  maxHeight: '13rem',
  overflowY: 'auto',
  marginTop: '0.375rem',
  padding: '0.5rem 0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: 8,
});
export const legend = style({ ...dashboardText.small, fontWeight: 550, padding: 0 });
export const dialogFields = style({ display: 'grid', gap: '1.125rem', minWidth: 0 });
export const answers = style({ ...plainList, display: 'grid', gap: '0.5rem' });
export const answer = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '0.125rem 1rem',
  paddingTop: '0.5rem',
  borderTop: `1px solid ${color.line}`,
  overflowWrap: 'anywhere',
});
export const answerTitle = style({ fontWeight: 550 });
export const refusedTitle = style({ color: color.soft });
export const why = style({ ...softText, flexBasis: '100%' });
