import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const placeholder = style({
  padding: '1.5rem',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.md,
  color: theme.color.gray[500],
  textAlign: 'center',
});
