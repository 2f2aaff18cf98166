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
