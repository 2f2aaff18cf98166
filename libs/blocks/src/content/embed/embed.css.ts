import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const embed = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const empty = style({
  padding: '2rem 1rem',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.md,
  textAlign: 'center',
});
