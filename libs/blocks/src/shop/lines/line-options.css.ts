import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  listStyle: 'none',
  padding: 0,
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  color: theme.color.gray[500],
  overflowWrap: 'anywhere',
});
export const amount = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
