import { plainList, rowFrame, softText, wrappingSpacedRow } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../../../theme/dashboard-theme.css.ts';

/** The title of a card with what is saved of it. */
export const head = style({ ...wrappingSpacedRow, gap: '0.5rem 1rem', alignItems: 'flex-start' });
/** A notice at the end of a card. */
export const below = style({ margin: '0.5rem 0 0.75rem' });
/** What must be known before the figures below are used. */
export const notice = style({
  ...rowFrame,
  padding: '0.75rem 1rem',
  borderInlineStart: `4px solid ${color.warn}`,
  maxWidth: '60rem',
});
export const noticeTitle = style({ margin: 0, fontWeight: 600 });
export const noticeText = style({ margin: 0 });
export const fold = style({ cursor: 'pointer', padding: '0.375rem 0', minHeight: 32, fontWeight: 500 });
/** Its first link keeps its distance from what opens the list. */
export const named = style({
  ...plainList,
  display: 'grid',
  gap: '0.375rem',
  paddingTop: '0.375rem',
  overflowWrap: 'anywhere',
});
/** What is said of a row below its name. */
export const remark = style({ ...softText, display: 'block', fontWeight: 400 });
export const warning = style([remark, { color: color.warn }]);
/** The check of a whole chain, with when it was done last. */
export const check = style({
  ...softText,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1rem',
  marginTop: '0.75rem',
  maxWidth: '60rem',
});
