import {
  bareButton,
  cardFrame,
  dashboardRadius,
  dashboardText,
  plainList,
  rowFrame,
  softText,
  textStack,
} from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

const roomy = 'screen and (min-width: 1180px)';

export const editor = style({
  display: 'grid',
  gap: '1.5rem',
  alignItems: 'start',
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});
export const list = style({ display: 'grid', gap: '0.75rem', justifyItems: 'start', minWidth: 0 });
export const cards = style({ ...plainList, display: 'grid', gap: '0.5rem', width: '100%', minWidth: 0 });
export const card = style({
  ...rowFrame,
  minWidth: 0,
  // A key in one of many cards does not lay out and paint those that are out of sight.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 3.75rem',
});
export const wrongCard = style([card, { borderColor: color.danger }]);
export const cardHead = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.25rem',
  paddingRight: '0.375rem',
});
export const toggle = style({
  ...bareButton,
  flex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minWidth: 0,
  padding: '0.625rem 0.75rem',
  font: 'inherit',
  color: 'inherit',
  textAlign: 'left',
});
export const titles = style({ ...textStack, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontWeight: 550 });
export const soft = style({ ...softText });
export const formula = style({ ...softText, fontVariantNumeric: 'tabular-nums' });
export const empty = style({ ...softText });
export const fields = style({
  display: 'grid',
  gap: '1.125rem',
  padding: '0.25rem 0.875rem 1rem',
  borderTop: `1px solid ${color.line}`,
  paddingTop: '1rem',
});
export const pair = style({
  display: 'grid',
  gap: '1.125rem',
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
});
export const switches = style({ display: 'grid', gap: '0.625rem' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', alignItems: 'center' });
export const choices = style({ ...plainList, display: 'grid', gap: '0.75rem' });
export const choice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem auto',
  gap: '0.5rem',
  alignItems: 'end',
});
/** Its parts are below each other on a phone. */
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  alignItems: 'end',
  justifyItems: 'stretch',
  padding: '0.75rem',
  borderRadius: dashboardRadius.control,
  background: color.ground,
  '@media': {
    'screen and (min-width: 720px)': {
      gridTemplateColumns: '7rem minmax(0, 1fr) 7rem auto',
      padding: '0.5rem 0.75rem',
    },
  },
});
export const sum = style({
  padding: '0.75rem 1rem',
  borderRadius: dashboardRadius.control,
  background: color.ground,
  overflowWrap: 'anywhere',
});
export const problem = style({ ...softText, color: color.danger });
export const warning = style({ color: color.warn });

export const trial = style({
  ...cardFrame,
  display: 'grid',
  gap: '0.875rem',
  padding: '1rem',
  background: color.ground,
  '@media': { [roomy]: { position: 'sticky', top: '1rem' } },
});
export const trialTitle = style({ ...dashboardText.lead });
export const otherSide = style({ ...softText, fontWeight: 400 });
export const total = style({
  display: 'grid',
  fontSize: '1.5rem',
  fontWeight: 650,
  lineHeight: 1.25,
  fontVariantNumeric: 'tabular-nums',
});
export const reasons = style({ minWidth: 0 });
export const summary = style({ ...softText, cursor: 'pointer' });
export const reasonList = style({
  ...plainList,
  ...softText,
  display: 'grid',
  gap: '0.25rem',
  marginTop: '0.5rem',
});
