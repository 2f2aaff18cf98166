import { bareIconButton, dashboardColor as color, inputFrame, softText } from '@etalage/ui-kit/dashboard';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const toolbar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'safe center',
  gap: '0.125rem',
  minHeight: 46,
  padding: '0.25rem 0.625rem',
  overflowX: 'auto',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
});
export const kind = style({
  minHeight: 36,
  marginRight: '0.375rem',
  padding: '0 0.5rem',
  ...inputFrame,
  font: 'inherit',
  fontSize: '0.875rem',
  '@media': { '(pointer: coarse)': { minHeight: 44, fontSize: '1rem' } },
});
export const button = style({
  ...bareIconButton,
  width: 36,
  height: 36,
  flexShrink: 0,
  borderRadius: 8,
  color: color.ink,
  font: 'inherit',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-pressed="true"]': { background: color.actionSoft, color: color.actionStrong },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': { '(pointer: coarse)': { width: 44, height: 44 } },
});
const letterBase = style({ fontSize: '1rem', lineHeight: 1 });
export const letter = styleVariants({
  bold: [letterBase, { fontWeight: 800 }],
  italic: [letterBase, { fontStyle: 'italic', fontFamily: 'Georgia, serif', fontWeight: 600 }],
  underline: [letterBase, { textDecoration: 'underline', textUnderlineOffset: 2 }],
  strike: [letterBase, { textDecoration: 'line-through' }],
});
export const linkForm = style({ display: 'grid', gap: '0.5rem' });
export const label = style({ fontSize: '0.875rem', fontWeight: 600 });
export const input = style({
  minHeight: 42,
  padding: '0.5rem 0.75rem',
  ...inputFrame,
  font: 'inherit',
  fontSize: '1rem',
  selectors: { '&[aria-invalid="true"]': { borderColor: color.danger } },
});
export const error = style({
  margin: 0,
  color: color.danger,
  fontSize: '0.875rem',
  fontWeight: 600,
  selectors: { '&:empty': { display: 'none' } },
});
export const help = style({ margin: 0, ...softText });
export const check = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: 32,
  margin: '0.25rem 0 0.5rem',
});
globalStyle(`${check} input`, { width: 18, height: 18, accentColor: color.action });
