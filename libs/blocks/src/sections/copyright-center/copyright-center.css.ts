import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const text = style({
  fontSize: '0.9375rem',
  textAlign: 'center',
  color: theme.color.gray[500],
  overflowWrap: 'anywhere',
});
