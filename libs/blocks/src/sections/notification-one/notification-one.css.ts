import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  padding: '1rem 1.5rem',
  borderRadius: theme.radius.lg,
  fontWeight: 500,
  overflowWrap: 'anywhere',
});
