import { cutText, floating, inputFrame, softText } from '@etalage/ui-kit/dashboard';
import { style } from '@vanilla-extract/css';
import { color } from '../theme/dashboard-theme.css.ts';

export const palette = style({
  ...floating,
  position: 'fixed',
  zIndex: 61,
  top: 'min(12vh, 6rem)',
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.5rem',
  width: 'min(40rem, calc(100vw - 1.5rem))',
  maxHeight: 'min(36rem, calc(100dvh - 2rem))',
  gridTemplateRows: 'auto minmax(0, 1fr) auto auto',
  padding: '0.75rem',
});
export const search = style({
  ...inputFrame,
  width: '100%',
  minHeight: '2.75rem',
  padding: '0 0.875rem',
  font: 'inherit',
  fontSize: '1.0625rem',
});
export const list = style({ overflowY: 'auto', minHeight: 0 });
export const heading = style({ ...softText, padding: '0.5rem 0.625rem 0.25rem', fontWeight: 600 });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: 40,
  padding: '0.25rem 0.625rem',
  borderRadius: 8,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-selected="true"]': { background: color.actionSoft, color: color.actionStrong },
  },
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});
export const text = style({ ...cutText, flex: '0 1 auto', minWidth: '4rem', fontWeight: 550 });
export const detail = style({ ...cutText, ...softText, flex: '1 1 0', minWidth: 0 });
export const state = style({
  ...softText,
  padding: '0.25rem 0.625rem',
  selectors: { '&:empty': { padding: 0 } },
});
export const keys = style({
  ...softText,
  padding: '0.25rem 0.625rem 0',
  borderTop: `1px solid ${color.line}`,
  '@media': { '(pointer: coarse)': { display: 'none' } },
});
