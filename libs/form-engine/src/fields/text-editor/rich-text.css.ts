import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { globalStyle, style } from '@vanilla-extract/css';

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
export const toolbar = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.125rem',
  padding: '0.25rem',
  borderBottom: `1px solid ${color.line}`,
});
export const command = style({
  font: 'inherit',
  fontSize: '0.8125rem',
  fontWeight: 600,
  minWidth: '2rem',
  minHeight: '2rem',
  padding: '0 0.375rem',
  border: 0,
  borderRadius: 6,
  background: 'none',
  color: color.soft,
  cursor: 'pointer',
  selectors: {
    '&:hover:not(:disabled)': { background: color.ground, color: color.ink },
    '&[aria-pressed="true"]': { background: color.actionSoft, color: color.actionStrong },
    '&:disabled': { opacity: 0.45, cursor: 'default' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: -1 },
  },
  '@media': { '(pointer: coarse)': { minWidth: '2.75rem', minHeight: '2.75rem' } },
});
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
globalStyle(`${area} .tiptap :is(h1, h2, h3, h4)`, { margin: '0.75rem 0 0.375rem', lineHeight: 1.3 });
globalStyle(`${area} .tiptap :is(ul, ol)`, { margin: '0 0 0.5rem', paddingLeft: '1.375rem' });
globalStyle(`${area} .tiptap a`, { color: color.action });
globalStyle(`${area} .tiptap img`, { maxWidth: '100%', height: 'auto' });
