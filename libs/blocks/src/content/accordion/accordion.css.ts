import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const accordion = style({ minWidth: 0 });
/** Without a type only lines; the others are boxes, of which the primary one has a coloured title. */
export const looks = styleVariants({
  plain: { borderBottom: `1px solid ${theme.color.gray[300]}` },
  primary: { borderRadius: theme.radius.md, backgroundColor: theme.color.primary[100], overflow: 'hidden' },
  secondary: {
    border: `1px solid ${theme.color.gray[300]}`,
    borderRadius: theme.radius.md,
    backgroundColor: theme.color.white,
    color: theme.color.dark,
  },
});
// One line between two accordions.
globalStyle(`${looks.plain}:not(${looks.plain} + ${looks.plain})`, {
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  minHeight: '3.5rem',
  padding: '0.875rem 1.25rem',
  listStyle: 'none',
  cursor: 'pointer',
  fontFamily: theme.font.primary,
  fontSize: '1.1875rem',
  lineHeight: 1.3,
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    [`${looks.plain} > &`]: { paddingInline: 0 },
    [`${looks.primary} > &`]: { background: theme.color.primary[700], color: theme.color.white },
    [`${looks.primary} > &:focus-visible`]: { outlineOffset: '-4px', outlineColor: theme.color.white },
  },
  '@media': { [media.hover]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const sign = style({
  flex: 'none',
  display: 'flex',
  '@media': { [media.motion]: { transition: 'transform 180ms' } },
  selectors: { [`${accordion}[open] > ${title} > &`]: { transform: 'rotate(180deg)' } },
});
export const content = style({
  padding: '0.25rem 1.25rem 1.25rem',
  selectors: {
    [`${looks.plain} > &`]: { paddingInline: 0 },
    [`${looks.primary} > &`]: { paddingTop: '1.25rem', color: theme.color.dark },
  },
});
