import { theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: '2.75rem',
  minHeight: '2.75rem',
  // The icon, not its touch area, is aligned with the edge of the page.
  marginRight: '-0.625rem',
  color: 'inherit',
  selectors: { '&:hover': { color: theme.color.primary[500] } },
});
export const count = style({
  position: 'absolute',
  top: '0.1rem',
  right: '-0.1rem',
  minWidth: '1.25rem',
  padding: '0 0.3rem',
  borderRadius: '1rem',
  background: theme.color.primary[500],
  color: theme.color.white,
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
