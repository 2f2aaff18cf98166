import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { prose } from '../../rich-text/rich-text.css.ts';

/** Alignment of the text in a section; texts narrower than their column are placed accordingly. */
export const aligned = styleVariants({
  left: { textAlign: 'left' },
  center: { textAlign: 'center' },
  right: { textAlign: 'right' },
});
globalStyle(`${aligned.center} ${prose}`, { marginInline: 'auto' });
globalStyle(`${aligned.right} ${prose}`, { marginLeft: 'auto' });
