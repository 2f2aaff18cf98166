import { cutText, dashboardColor as color, plainList, rowFrame } from '@etalage/ui-kit/dashboard';
import { media } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  ...plainList,
  display: 'grid',
  // A long title is cut off instead of making its row wider than the list.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.375rem',
});
export const row = style({
  ...rowFrame,
  selectors: {
    '&[data-dragging="true"]': {
      zIndex: 1,
      position: 'relative',
      boxShadow: '0 8px 24px rgb(16 24 22 / 0.18)',
    },
    '&[data-invalid="true"]': { borderColor: color.danger },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.125rem',
  minHeight: '2.75rem',
  padding: '0 0.375rem',
  selectors: { '&[data-clickable="true"]': { cursor: 'pointer' } },
});
export const title = style({
  flex: 1,
  minWidth: 0,
  padding: '0 0.375rem',
  ...cutText,
  fontSize: '0.9375rem',
});
export const handle = style({ cursor: 'grab', touchAction: 'none' });
export const body = style({
  display: 'grid',
  gap: '0.875rem',
  padding: '0.75rem 0.75rem 0.875rem',
  borderTop: `1px solid ${color.line}`,
  // More room where the window has it (FLEX-17).
  '@media': {
    [media.desktop]: { padding: '1rem 1rem 1.125rem' },
    [media.wide]: { padding: '1.25rem 1.25rem 1.375rem' },
  },
});
export const trouble = style({
  margin: '0 0.75rem 0.5rem',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: color.danger,
});
export const add = styleVariants({
  left: { justifySelf: 'start' },
  center: { justifySelf: 'center' },
  right: { justifySelf: 'end' },
  'full-width': { justifySelf: 'stretch' },
});
export const empty = style({
  margin: 0,
  padding: '0.75rem',
  borderRadius: 8,
  border: `1px dashed ${color.line}`,
  color: color.soft,
  fontSize: '0.875rem',
  textAlign: 'center',
});
