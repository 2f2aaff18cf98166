import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** Without a chosen colour the line is not visible, but keeps its place. */
export const bar = style({ borderBottom: '1px solid transparent' });
export const list = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: '1.5rem',
  margin: 0,
  padding: 0,
  fontSize: '0.875rem',
});
export const item = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.5rem',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
    '&[aria-current]': { color: theme.color.primary[500] },
  },
});
