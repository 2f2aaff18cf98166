import { dashboardColor as color } from '@etalage/ui-kit/dashboard';
import { style, styleVariants } from '@vanilla-extract/css';

const base = style({
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 600,
  lineHeight: 1.3,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.5rem',
  minHeight: '2.375rem',
  padding: '0.375rem 0.875rem',
  borderRadius: 8,
  border: `1px solid ${color.line}`,
  cursor: 'pointer',
  selectors: {
    '&:disabled': { opacity: 0.55, cursor: 'default' },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:focus-visible': { outline: `2px solid ${color.focus}`, outlineOffset: 2 },
  },
  '@media': { '(pointer: coarse)': { minHeight: '2.75rem' } },
});

export const button = styleVariants({
  quiet: [
    base,
    {
      background: color.surface,
      color: color.ink,
      selectors: { '&:hover:not(:disabled)': { background: color.ground } },
    },
  ],
  main: [
    base,
    {
      background: color.action,
      borderColor: color.action,
      color: color.onAction,
      selectors: { '&:hover:not(:disabled)': { background: color.actionStrong } },
    },
  ],
  danger: [
    base,
    {
      background: color.danger,
      borderColor: color.danger,
      color: color.onAction,
      selectors: { '&:hover:not(:disabled)': { filter: 'brightness(0.92)' } },
    },
  ],
});
