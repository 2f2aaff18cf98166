import { bareButton, dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';
import { arrow } from '../../choices/choice-select.css.ts';

export const frame = style({
  border: `1px solid ${color.inputLine}`,
  borderRadius: 8,
  background: color.surface,
  overflow: 'hidden',
  selectors: {
    '&:focus-within': { borderColor: color.focus, boxShadow: `0 0 0 1px ${color.focus}` },
    '&[data-invalid="true"]': { borderColor: color.danger, boxShadow: `0 0 0 1px ${color.danger}` },
  },
});
const bar = style({ borderBottom: `1px solid ${color.line}`, padding: '0.375rem' });
export const lists = style([
  bar,
  { display: 'flex', flexWrap: 'wrap', gap: '0.375rem', borderBottom: 0, paddingBottom: 0 },
]);
export const list = style({
  ...arrow,
  backgroundPosition: 'right 0.4375rem center',
  backgroundSize: '0.5rem',
  flex: '1 1 7rem',
  // Every choice fits, whatever the font.
  minWidth: 'max-content',
  maxWidth: '12rem',
  minHeight: '2rem',
  padding: '0 1.25rem 0 0.375rem',
  font: 'inherit',
  fontSize: '0.8125rem',
  border: `1px solid ${color.inputLine}`,
  borderRadius: 6,
  backgroundColor: color.surface,
  color: color.ink,
  selectors: { '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 1 } },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem', fontSize: '1rem' } },
});
export const toolbar = style([bar, { display: 'flex', flexWrap: 'wrap', rowGap: '0.125rem' }]);
/** One strip instead of rows; what does not fit wraps to the next line. */
export const strip = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.375rem' });
globalStyle(`${strip} > *`, { padding: 0, borderBottom: 0 });
globalStyle(`${strip} > ${lists}`, { flex: '1 1 auto', minWidth: 0, maxWidth: '34rem' });
globalStyle(`${strip} ${list}`, { flexBasis: '4rem' });
/** One line that is as long as it has to be. */
export const line = style([strip, { flexWrap: 'nowrap', width: 'max-content' }]);
globalStyle(`${line} > *`, { flexWrap: 'nowrap', flexShrink: 0 });
// The buttons are visible first; the lists are reached by scrolling.
globalStyle(`${line} > ${lists}`, { width: 'max-content', flex: 'none', order: 1 });
export const group = style({
  display: 'flex',
  flexWrap: 'wrap',
  selectors: {
    '&:not(:last-child)': {
      marginRight: '0.375rem',
      paddingRight: '0.375rem',
      borderRight: `1px solid ${color.line}`,
    },
  },
});
const press = {
  ...bareButton,
  borderRadius: 6,
  selectors: {
    '&:hover:not(:disabled)': { background: color.ground, color: color.ink },
    '&[aria-pressed="true"]': { background: color.actionSoft, color: color.actionStrong },
    '&:disabled': { opacity: 0.45, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
  },
} as const;
export const command = style({
  ...press,
  display: 'grid',
  placeItems: 'center',
  width: '1.875rem',
  height: '2rem',
  padding: 0,
  color: color.soft,
  '@media': { '(pointer: coarse)': { width: '2.75rem', height: '2.75rem' } },
});
export const tableTools = style([
  bar,
  { display: 'flex', flexWrap: 'wrap', gap: '0.125rem', background: color.ground },
]);
export const tableTool = style({
  ...press,
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  minHeight: '1.75rem',
  padding: '0 0.5rem',
  color: color.ink,
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});
export const tableDanger = style([tableTool, { color: color.danger }]);
export const area = style({ maxHeight: '30rem', overflowY: 'auto' });
globalStyle(`${area} .tiptap`, {
  minHeight: '150px',
  padding: '0.625rem 0.75rem',
  outline: 'none',
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
});
globalStyle(`${area} .tiptap > :first-child`, { marginTop: 0 });
globalStyle(`${area} .tiptap p`, { margin: '0 0 0.5rem' });
globalStyle(`${area} .tiptap :is(h1, h2, h3, h4, h5, h6)`, { margin: '0.75rem 0 0.375rem', lineHeight: 1.3 });
globalStyle(`${area} .tiptap :is(ul, ol)`, { margin: '0 0 0.5rem', paddingLeft: '1.375rem' });
globalStyle(`${area} .tiptap a`, { color: color.action });
globalStyle(`${area} .tiptap img`, { maxWidth: '100%', height: 'auto' });
globalStyle(`${area} .tiptap .float-left`, { float: 'left', marginRight: '1rem' });
globalStyle(`${area} .tiptap .float-right`, { float: 'right', marginLeft: '1rem' });
globalStyle(`${area} .tiptap .m-auto`, { display: 'block', marginInline: 'auto' });
globalStyle(`${area} .tiptap hr`, { border: 0, borderTop: `1px solid ${color.inputLine}`, margin: '1rem 0' });
globalStyle(`${area} .tiptap table`, { width: '100%', borderCollapse: 'collapse', margin: '0 0 0.75rem' });
globalStyle(`${area} .tiptap :is(td, th)`, {
  position: 'relative',
  border: `1px solid ${color.inputLine}`,
  padding: '0.375rem 0.5rem',
  verticalAlign: 'top',
  textAlign: 'left',
});
globalStyle(`${area} .tiptap th`, { background: color.ground });
globalStyle(`${area} .tiptap :is(td, th) > p:last-child`, { margin: 0 });
globalStyle(`${area} .tiptap .kept-selection`, { background: color.actionSoft });
globalStyle(`${area} .tiptap .selectedCell`, { background: color.actionSoft });
globalStyle(`${area} .tiptap .ProseMirror-selectednode`, {
  outline: `2px solid ${color.action}`,
  outlineOffset: 2,
});
globalStyle(`${area} .tiptap [data-card]`, {
  maxWidth: 560,
  margin: '0 0 0.75rem',
  padding: '0.75rem',
  border: `1px dashed ${color.inputLine}`,
  borderRadius: 8,
  background: color.ground,
  color: color.soft,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
});
