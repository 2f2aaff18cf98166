import { theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** Rounded corners (BLK-55). */
export const radius = styleVariants({
  none: {},
  sm: { borderRadius: theme.radius.sm },
  md: { borderRadius: theme.radius.md },
  lg: { borderRadius: theme.radius.lg },
  xl: { borderRadius: `calc(${theme.radius.lg} * 1.5)` },
  full: { borderRadius: '999px' },
});
/** Shadows (BLK-55). */
export const shadow = styleVariants({
  none: {},
  sm: { boxShadow: '0 1px 3px rgb(0 0 0 / 0.12)' },
  md: { boxShadow: '0 6px 16px -6px rgb(0 0 0 / 0.22)' },
  lg: { boxShadow: '0 16px 36px -14px rgb(0 0 0 / 0.28)' },
  xl: { boxShadow: '0 28px 60px -22px rgb(0 0 0 / 0.34)' },
});
/** In grey, and in colour under the mouse or with the focus. */
export const grey = style({
  filter: 'grayscale(1)',
  transition: 'filter 200ms',
  selectors: { '&:hover': { filter: 'none' } },
});
