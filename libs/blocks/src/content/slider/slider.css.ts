import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** The place of the slides of a slider that has none yet, in the designer. */
export const empty = style({
  minHeight: '8rem',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
});
