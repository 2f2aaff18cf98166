import { media } from '@etalage/ui-kit/theme';
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
