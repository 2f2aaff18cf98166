import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const content = style({ display: 'grid', gap: '1.25rem', minWidth: 0 });
export const empty = style({
  padding: '2rem 1rem',
  border: `1px dashed ${theme.color.gray[500]}`,
  borderRadius: theme.radius.md,
  textAlign: 'center',
});
