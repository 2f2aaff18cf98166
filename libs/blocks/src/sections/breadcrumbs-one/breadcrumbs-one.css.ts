import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import '../../option-lists/option-classes.css.ts';

export const bar = style({ display: 'grid', gap: '0.75rem', gridTemplateColumns: 'minmax(0, 1fr)' });
export const title = style({ overflowWrap: 'anywhere' });
export const crumbs = style({
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  padding: 0,
  fontSize: '0.875rem',
  color: theme.color.gray[500],
});
export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  maxWidth: '100%',
  selectors: {
    '& + &::before': {
      content: '"" / ""',
      width: '0.4rem',
      height: '0.4rem',
      margin: '0 0.7rem 0 0.5rem',
      borderTop: '1.5px solid currentColor',
      borderRight: '1.5px solid currentColor',
      transform: 'rotate(45deg)',
    },
  },
});
globalStyle(`${crumb} > *`, { minWidth: 0 });
globalStyle(`${crumb} a`, { textDecoration: 'none' });
globalStyle(`${crumb} a:hover`, { color: theme.color.dark, textDecoration: 'underline' });
