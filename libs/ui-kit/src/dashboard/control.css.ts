import { style, styleVariants } from '@vanilla-extract/css';
import { dashboardColor as color } from './dashboard-theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.4375rem',
  minHeight: 36,
  padding: '0.375rem 0.875rem',
  border: '1px solid transparent',
  borderRadius: 8,
  background: 'none',
  color: color.ink,
  font: 'inherit',
  fontSize: '0.875rem',
  fontWeight: 550,
  lineHeight: 1.3,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: 'background-color 120ms, border-color 120ms, color 120ms',
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.45, cursor: 'not-allowed' },
  },
  // Touch needs larger targets.
  '@media': { '(pointer: coarse)': { minHeight: 44 } },
});

/** Styles of a button of the dashboard, for buttons and links. */
export const controlButton = styleVariants({
  primary: [
    base,
    {
      background: color.action,
      color: color.onAction,
      selectors: { '&:hover:not(:disabled, [aria-disabled="true"])': { background: color.actionStrong } },
    },
  ],
  secondary: [
    base,
    {
      background: color.surface,
      borderColor: color.line,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': {
          background: color.ground,
          borderColor: color.inputLine,
        },
      },
    },
  ],
  danger: [
    base,
    {
      background: color.surface,
      borderColor: color.line,
      color: color.danger,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': {
          background: color.dangerSoft,
          borderColor: color.danger,
        },
      },
    },
  ],
  quiet: [
    base,
    {
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { background: color.ground },
        '&[aria-pressed="true"], &[aria-expanded="true"]': {
          background: color.actionSoft,
          color: color.actionStrong,
        },
      },
    },
  ],
  /** A square button for one icon. */
  icon: [
    base,
    {
      width: 36,
      padding: 0,
      flexShrink: 0,
      selectors: {
        '&:hover:not(:disabled, [aria-disabled="true"])': { background: color.ground },
        '&[aria-pressed="true"], &[aria-checked="true"], &[data-state="open"]': {
          background: color.actionSoft,
          color: color.actionStrong,
        },
      },
      '@media': { '(pointer: coarse)': { width: 44 } },
    },
  ],
});

export type ControlButtonKind = keyof typeof controlButton;

export const onlyRead = style({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: -1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
