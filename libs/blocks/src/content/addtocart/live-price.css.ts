import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.625rem',
  fontVariantNumeric: 'tabular-nums',
});
export const now = style({ fontSize: '2rem', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.01em' });
export const sale = style([now, { color: theme.color.contrast[700] }]);
export const old = style({ fontSize: '1.125rem', color: theme.color.gray[500] });
export const aside = style({ fontSize: '1rem', color: theme.color.gray[500] });
export const tax = style({ flexBasis: '100%', fontSize: '0.875rem', color: theme.color.gray[500] });

export const reasons = style({ fontSize: '0.9375rem' });
export const summary = style({
  width: 'max-content',
  paddingBlock: '0.25rem',
  textDecoration: 'underline',
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.25em',
  color: theme.color.gray[500],
  selectors: { '&:hover': { color: theme.color.dark } },
});
export const steps = style({
  listStyle: 'none',
  display: 'grid',
  gap: '0.25rem',
  marginTop: '0.5rem',
  padding: '0.75rem 1rem',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
  fontVariantNumeric: 'tabular-nums',
});
export const outcome = style({ fontWeight: 700 });
