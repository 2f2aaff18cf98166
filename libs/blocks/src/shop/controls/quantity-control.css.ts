import { control } from '@etalage/ui-kit';
import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const group = style({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  alignItems: 'stretch',
  justifyContent: 'start',
  width: 'max-content',
  border: `1px solid ${theme.color.gray[500]}`,
  borderRadius: theme.radius.md,
  background: theme.color.white,
  selectors: {
    '&:focus-within': { borderColor: theme.color.primary[500] },
    '&:has([aria-invalid])': { borderColor: theme.color.contrast[700] },
  },
});

export const step = style({
  width: '2.75rem',
  minHeight: '2.875rem',
  border: 0,
  background: 'none',
  fontSize: '1.25rem',
  lineHeight: 1,
  color: theme.color.dark,
  selectors: {
    '&:hover': { background: theme.color.gray[100] },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});

export const input = style([
  control,
  {
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    // The doubled class overrides the control's own style, whatever the order of the style sheets.
    selectors: {
      '&&': {
        width: '3.75rem',
        minHeight: '2.875rem',
        padding: '0.25rem',
        border: 0,
        borderRadius: 'inherit',
      },
      '&&:focus': { boxShadow: `inset 0 0 0 2px ${theme.color.primary[500]}` },
    },
  },
]);
