import { media, theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const figure = style({ display: 'flex' });
export const align = styleVariants({
  left: { justifyContent: 'flex-start' },
  'justify-center': { justifyContent: 'center' },
  'justify-end': { justifyContent: 'flex-end' },
});
export const picture = style({ objectFit: 'cover' });
/** A picture with a link reacts to the mouse. */
export const link = style({
  '@media': {
    [media.motion]: { transition: 'opacity 200ms' },
    [media.hover]: { selectors: { '&:hover': { opacity: 0.88 } } },
  },
});
export const radius = styleVariants({
  none: {},
  sm: { borderRadius: theme.radius.sm },
  md: { borderRadius: theme.radius.md },
  lg: { borderRadius: theme.radius.lg },
  xl: { borderRadius: `calc(${theme.radius.lg} * 1.5)` },
  full: { borderRadius: '999px' },
});
export const shadow = styleVariants({
  none: {},
  sm: { boxShadow: '0 1px 3px rgb(0 0 0 / 0.12)' },
  md: { boxShadow: '0 6px 16px -6px rgb(0 0 0 / 0.22)' },
  lg: { boxShadow: '0 16px 36px -14px rgb(0 0 0 / 0.28)' },
  xl: { boxShadow: '0 28px 60px -22px rgb(0 0 0 / 0.34)' },
});
