import { globalStyle, style } from '@vanilla-extract/css';

/** Has the id of a block, and no box, so that the layout of the page is the same as for visitors. */
export const block = style({ display: 'contents' });

export const edge = style({ opacity: 0.45, userSelect: 'none', filter: 'grayscale(0.3)' });

const ink = '#1c2422';
const soft = '#57625f';
const font = 'system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

export const empty = style({
  margin: '4rem auto',
  padding: '3rem 2rem',
  maxWidth: '36rem',
  border: `2px dashed #aab3af`,
  borderRadius: 8,
  textAlign: 'center',
  font: `400 1.125rem/1.5 ${font}`,
  color: soft,
});

export const placeholder = style({
  display: 'grid',
  gap: 4,
  margin: '0.5rem',
  padding: '1rem 1.25rem',
  border: '1px solid #d9b44a',
  borderRadius: 6,
  background: '#fdf3dc',
  color: ink,
  font: `400 0.9375rem/1.5 ${font}`,
});

globalStyle(`${block}:empty`, { display: 'block' });
globalStyle(`${block}:empty::before`, {
  content: 'attr(data-hollow)',
  display: 'block',
  padding: '0.75rem 1rem',
  border: '1px dashed #aab3af',
  borderRadius: 6,
  color: soft,
  background: 'rgba(255, 255, 255, 0.6)',
  font: `400 0.875rem/1.5 ${font}`,
});

/** Announces to screen readers what is selected. */
export const spoken = style({
  position: 'fixed',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

globalStyle('#root', { display: 'contents' });
globalStyle('body', { cursor: 'default' });
// The dashboard renders its own outline around the selected block.
globalStyle('body:focus-visible', { outline: 'none' });
globalStyle('[contenteditable]:focus', { outline: 'none' });
globalStyle('[contenteditable]', { cursor: 'text', minWidth: '1ch', minHeight: '1lh' });
// The canvas loads nothing from other sites; a nested frame is shown as a grey area.
globalStyle('iframe, object, embed', { visibility: 'hidden', background: '#e8ebe9' });
// How the text editor marks selected cells of a table and a selected node.
globalStyle('[contenteditable] .selectedCell', { background: 'rgba(20, 110, 90, 0.14)' });
globalStyle('[contenteditable] .ProseMirror-selectednode', {
  outline: '2px solid #146e5a',
  outlineOffset: 2,
});
globalStyle('[contenteditable] [data-card]', {
  padding: '0.75rem',
  border: '1px dashed #aab3af',
  borderRadius: 6,
  color: soft,
  background: '#f4f6f5',
  font: '400 0.8125rem/1.5 ui-monospace, monospace',
  whiteSpace: 'pre-wrap',
});
