import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: '0.25rem',
  margin: 0,
  padding: '0.25rem',
  border: 0,
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
});

const choice = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: '2.75rem',
  borderRadius: `calc(${theme.radius.md} - 0.125rem)`,
  fontWeight: 600,
  color: theme.color.gray[500],
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: theme.color.dark },
    '&:has(:checked)': {
      background: theme.color.white,
      color: theme.color.dark,
      boxShadow: '0 1px 3px rgb(0 0 0 / 0.14)',
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.color.primary[700]}`, outlineOffset: '2px' },
  },
});
export const choices = {
  normal: choice,
  /** For a narrow panel: smaller text that may take two lines. */
  small: style([
    choice,
    { padding: '0.25rem 0.75rem', fontSize: '0.9375rem', lineHeight: 1.25, textAlign: 'center' },
  ]),
};

/** The radio itself is invisible; its label has the styling and the focus ring. */
export const radio = style({ position: 'absolute', opacity: 0, pointerEvents: 'none' });
