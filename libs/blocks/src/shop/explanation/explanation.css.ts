import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** What opens the steps to an amount, on a product and below totals. */
export const explanation = style({ fontSize: '0.9375rem' });
export const summary = style({
  width: 'max-content',
  paddingBlock: '0.25rem',
  textDecoration: 'underline',
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.25em',
  color: theme.color.gray[500],
  selectors: { '&:hover': { color: theme.color.dark } },
});
export const panel = style({
  // As wide as its sentences, so that what it explains stays beside it on a wide screen.
  maxWidth: '34rem',
  marginTop: '0.5rem',
  padding: '0.75rem 1rem',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const steps = style({ listStyle: 'none', padding: 0, display: 'grid', gap: '0.25rem' });
/** By elements instead of classes, because every step of every page has them. */
globalStyle(`${steps} > li`, { display: 'flex', justifyContent: 'space-between', gap: '1rem' });
/** The amounts are a column of their own, however long the words before them are. */
globalStyle(`${steps} span`, { flexShrink: 0 });
/** The amount that all steps lead to. */
export const outcome = style({ fontWeight: 700 });
