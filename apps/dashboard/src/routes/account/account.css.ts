import {
  cardFrame,
  dashboardText,
  dashboardWide,
  softText,
  spacedRow,
  textWithBadges,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import * as forms from '../../session/session.css.ts';
import { color } from '../../theme/dashboard-theme.css.ts';

export const stack = style({ display: 'grid', gap: '1.25rem', maxWidth: '46rem' });
/** In a wide card the explanation is on the left and the form on the right. */
export const card = style({
  display: 'grid',
  gap: '1.125rem',
  padding: '1.25rem 1rem',
  ...cardFrame,
  '@media': { [dashboardWide]: { padding: '1.5rem' } },
});
export const cardText = style({ display: 'grid', gap: '0.25rem' });
export const cardTitle = style({ ...dashboardText.lead });
export const soft = style({ color: color.soft });
export const form = style([forms.form, { maxWidth: '26rem' }]);
export const submit = style({
  justifySelf: 'start',
  '@media': { 'screen and (max-width: 30rem)': { justifySelf: 'stretch' } },
});
export const done = style({
  margin: 0,
  padding: '0.75rem 0.875rem',
  borderRadius: 8,
  background: color.actionSoft,
  color: color.actionStrong,
  overflowWrap: 'anywhere',
  selectors: { '&:empty': { display: 'none' } },
});
export const sessions = style({ display: 'grid' });
export const session = style({
  ...spacedRow,
  gap: '1rem',
  padding: '0.75rem 0',
  borderBottom: `1px solid ${color.line}`,
  selectors: { '&:last-child': { borderBottom: 0, paddingBottom: 0 } },
});
export const device = style({ ...textWithBadges });
export const used = style({ ...softText });
export const cardActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.625rem',
  paddingTop: '1.125rem',
  borderTop: `1px solid ${color.line}`,
});
