import {
  cardFrame,
  dashboardText,
  foldHeading,
  plainList,
  softText,
  textWithBadges,
} from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';
import { color } from '../../theme/dashboard-theme.css.ts';

export const screen = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  maxWidth: '52rem',
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const running = style({
  ...softText,
  margin: 0,
  selectors: { '&:not(:empty)': { marginBottom: '0.5rem' } },
});
export const moment = style({ ...dashboardText.lead, margin: 0 });
export const soft = style({ ...softText, margin: 0 });
export const fine = style({ margin: 0, fontWeight: 550, color: color.actionStrong });

export const group = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.625rem' });
export const groupHead = style({ ...textWithBadges });
export const groupTitle = style({ ...dashboardText.lead, margin: 0 });
export const list = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
});
export const card = style({
  ...cardFrame,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  padding: '1rem 1.25rem',
  overflowWrap: 'anywhere',
});
export const what = style({ margin: 0, fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 });
export const why = style({ margin: 0, lineHeight: 1.5, maxWidth: '42rem' });
export const source = style({ ...softText, margin: 0 });
export const places = style({ display: 'grid', gap: '0.125rem' });
export const placesTitle = style({ ...softText, margin: 0, fontWeight: 600 });
export const placeList = style({ ...plainList, display: 'grid', gap: '0.25rem' });
export const asideAction = style({ justifySelf: 'start' });

export const folded = style({ borderTop: `1px solid ${color.line}` });
export const fold = style({ ...foldHeading });

export const rulesCard = style({ ...cardFrame, padding: '1rem 1.25rem' });
export const rules = style({
  ...plainList,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
  gap: '0.375rem 1rem',
  marginTop: '0.5rem',
});
export const rule = style({ display: 'flex', alignItems: 'start', gap: '0.5rem', lineHeight: 1.4 });
const sign = style({ display: 'inline-flex', flexShrink: 0, marginTop: '0.125rem' });
export const mark = styleVariants({
  fine: [sign, { color: color.action }],
  found: [sign, { color: color.warn }],
  aside: [sign, { color: color.soft }],
});
