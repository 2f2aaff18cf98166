import {
  cardFrame,
  dashboardRadius,
  dashboardText,
  dashboardWide,
  softText,
  textStack,
  textWithBadges,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const stack = style({ display: 'grid', gap: '1.25rem', maxWidth: '60rem' });
export const card = style({
  padding: '0.25rem 1rem',
  ...cardFrame,
  '@media': { [dashboardWide]: { padding: '0.625rem 1rem' } },
});
export const cardTitle = style({
  ...dashboardText.lead,
  padding: '0.75rem 0 0.25rem',
  '@media': { [dashboardWide]: { padding: '0.625rem 0.75rem' } },
});
export const person = style({ ...textStack });
export const name = style({ ...textWithBadges });
export const soft = style({ ...softText });
export const choices = style({
  display: 'grid',
  gap: '0.5rem',
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
export const legend = style({ padding: 0, marginBottom: '0.375rem', fontWeight: 550 });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '0.75rem',
  padding: '0.75rem',
  border: `1px solid ${color.line}`,
  borderRadius: dashboardRadius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: color.inputLine },
    '&:has(input:checked)': { borderColor: color.action, background: color.actionSoft },
    '&:has(input:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
});
export const radio = style({
  width: 18,
  height: 18,
  margin: '0.1875rem 0 0',
  accentColor: color.action,
  outline: 'none',
});
export const choiceTitle = style({ fontWeight: 550 });
export const about = style({ ...softText, gridColumn: 2 });
