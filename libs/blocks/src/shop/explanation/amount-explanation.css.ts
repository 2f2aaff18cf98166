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
  marginTop: '0.5rem',
  padding: '1rem',
  borderRadius: theme.radius.md,
  background: theme.color.gray[100],
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
});
export const heading = style({ fontSize: '0.9375rem', fontWeight: 600, marginBottom: '0.25rem' });
export const steps = style({ listStyle: 'none', padding: 0, display: 'grid', gap: '0.25rem' });
/** The amount payable, which is the last step of all. */
export const outcome = style({ fontWeight: 700 });
