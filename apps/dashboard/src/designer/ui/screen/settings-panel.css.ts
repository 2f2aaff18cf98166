import { cutText, dashboardColor as color, foldHeading, plainList } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

export const nothing = style({ padding: '1.5rem 1.125rem', display: 'grid', gap: '0.375rem' });
export const nothingTitle = style({ margin: 0, fontSize: '1rem', fontWeight: 650 });
export const nothingText = style({ margin: 0, color: color.soft, fontSize: '0.875rem', lineHeight: 1.5 });
export const head = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.5rem',
  padding: '0.875rem 0.625rem 0.5rem 1.125rem',
  flexShrink: 0,
});
export const about = style({ flex: 1, minWidth: 0 });
export const within = style({ margin: 0, fontSize: '0.75rem', color: color.soft });
export const name = style({ margin: 0, fontSize: '1rem', lineHeight: 1.35, fontWeight: 650 });
export const textColumn = style({
  margin: 0,
  fontSize: '0.8125rem',
  color: color.soft,
  ...cutText,
});
export const form = style({
  padding: '0.75rem 1.125rem 2rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
});
/** Tools of a text that is edited in the settings; those of a text on the page are above the page. */
globalStyle(`${form}[data-typing="true"] div:not(:focus-within) > [data-rich-text-tools]`, {
  display: 'none',
});
export const empty = style({
  margin: 0,
  padding: '1.125rem',
  color: color.soft,
  fontSize: '0.875rem',
  lineHeight: 1.5,
});
export const shared = style({
  marginTop: '0.75rem',
  padding: '0.125rem 0.875rem',
  borderRadius: 10,
  background: color.ground,
});
export const sharedSummary = style(foldHeading);
export const sharedTitle = style({ display: 'inline', margin: 0, fontSize: '0.875rem', fontWeight: 650 });
export const sharedBody = style({ display: 'grid', gap: '0.625rem', paddingBottom: '0.75rem' });
export const sharedHelp = style({ margin: 0, fontSize: '0.8125rem', lineHeight: 1.45, color: color.soft });
export const sharedNotes = style({
  ...plainList,
  display: 'grid',
  gap: '0.25rem',
  fontSize: '0.8125rem',
  lineHeight: 1.45,
});
export const issue = style({
  margin: '0 1.125rem 0.75rem',
  padding: '0.875rem',
  display: 'grid',
  justifyItems: 'start',
  gap: '0.5rem',
  borderRadius: 10,
  background: color.warnSoft,
  fontSize: '0.875rem',
  lineHeight: 1.45,
});
globalStyle(`${issue} p`, { margin: 0 });
export const issueTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  fontWeight: 650,
  color: color.warn,
});
export const issueText = style({});
export const details = style({ fontSize: '0.8125rem', color: color.soft, overflowWrap: 'anywhere' });
globalStyle(`${details} summary`, { cursor: 'pointer', minHeight: 24 });
globalStyle(`${details} ul`, { margin: '0.25rem 0 0', paddingLeft: '1.125rem' });
