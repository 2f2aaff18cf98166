import { theme } from '@etalage/ui-kit/theme';
import { globalStyle } from '@vanilla-extract/css';

/**
 * What opens the steps to an amount, on a product and below totals: a summary, and one element with lists of steps. By an
 * attribute and elements instead of classes: a module of class names would be one more file on every page of a product.
 */
const explanation = '[data-steps]';

globalStyle(explanation, { fontSize: '0.9375rem' });
globalStyle(`${explanation} > summary`, {
  width: 'max-content',
  paddingBlock: '0.25rem',
  textDecoration: 'underline',
  textDecorationThickness: '0.07em',
  textUnderlineOffset: '0.25em',
  color: theme.color.gray[500],
});
globalStyle(`${explanation} > summary:hover`, { color: theme.color.dark });
globalStyle(`${explanation} ol`, { listStyle: 'none', padding: 0, display: 'grid', gap: '0.25rem' });
globalStyle(`${explanation} > :last-child`, {
  // As wide as its sentences, so that what it explains stays beside it on a wide screen.
  maxWidth: '34rem',
  marginTop: '0.5rem',
  padding: '0.75rem 1rem',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/**
 * The amounts below totals are a column of their own, however long the words before them are; those of a product, which is
 * computed in the browser, stay in their sentence, because splitting it there would cost bytes that it has not.
 */
globalStyle(`${explanation} li`, { display: 'flex', justifyContent: 'space-between', gap: '1rem' });
globalStyle(`${explanation} li > span`, { flexShrink: 0 });
/** The amount that all steps lead to. */
globalStyle(`${explanation} [data-outcome]`, { fontWeight: 700 });
