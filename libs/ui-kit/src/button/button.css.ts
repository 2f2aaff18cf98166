import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../theme/site-theme.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.6em',
  minHeight: '3rem',
  maxWidth: '100%',
  padding: '0.65rem 1.5rem',
  border: '1px solid transparent',
  borderRadius: theme.radius.button,
  background: 'none',
  fontFamily: theme.font.secondary,
  fontSize: '1rem',
  fontWeight: 600,
  letterSpacing: theme.button.spacing,
  textTransform: theme.button.case,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  transition: 'background-color 140ms, border-color 140ms, color 140ms',
  selectors: {
    '&:disabled, &[aria-disabled="true"]': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-busy="true"]': { cursor: 'progress' },
  },
});

/** Styles of a button, for buttons and links. */
export const button = styleVariants({
  primary: [
    base,
    {
      background: theme.color.primary[500],
      color: theme.color.white,
      selectors: { '&:hover:not(:disabled)': { background: theme.color.primary[700] } },
    },
  ],
  // White with a border: visible on every background that an owner may choose.
  secondary: [
    base,
    {
      background: theme.color.white,
      borderColor: theme.color.gray[300],
      color: theme.color.dark,
      selectors: { '&:hover:not(:disabled)': { borderColor: theme.color.dark } },
    },
  ],
  outline: [
    base,
    {
      borderColor: 'currentColor',
      selectors: {
        '&:hover:not(:disabled)': {
          background: theme.color.dark,
          color: theme.color.white,
          borderColor: theme.color.dark,
        },
      },
    },
  ],
  link: [
    base,
    {
      minHeight: '2.75rem',
      padding: '0.5rem 0',
      color: theme.color.primary[500],
      textDecoration: 'underline',
      textDecorationThickness: '0.07em',
      textUnderlineOffset: '0.25em',
      selectors: {
        '&:hover:not(:disabled)': { color: theme.color.primary[700], textDecorationThickness: '0.12em' },
      },
    },
  ],
  /** A square button for one icon. */
  icon: [
    base,
    {
      minHeight: '2.75rem',
      minWidth: '2.75rem',
      padding: '0.5rem',
      selectors: { '&:hover:not(:disabled)': { background: theme.color.gray[100] } },
    },
  ],
});

export type ButtonKind = keyof typeof button;
