import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

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
export const parts = style({
  display: 'grid',
  gap: '1rem',
  // As wide as its sentences, so that what it explains stays beside it on a wide screen.
  maxWidth: '34rem',
  marginTop: '0.5rem',
  padding: '1rem',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
});
/** As the text below it: letters for headings are too narrow in this size. */
export const heading = style({ font: 'inherit', fontWeight: 600, marginBottom: '0.25rem' });
export const steps = style({ listStyle: 'none', padding: 0, display: 'grid', gap: '0.25rem' });
/** The amount payable, which is the last step of all. */
export const outcome = style({ fontWeight: 700 });
