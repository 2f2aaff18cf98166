import { theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '2.75rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: theme.color.primary[500] } },
});
// The stored option refers to this class by name (SEC-19).
globalStyle('.font-primary', { fontFamily: theme.font.primary });
