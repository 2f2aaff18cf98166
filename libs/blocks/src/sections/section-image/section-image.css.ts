import { media } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** On a phone a lower strip, so that the picture does not fill the screen. */
export const space = style({ '@media': { [media.belowTablet]: { maxHeight: '60vw' } } });
export const placeholder = style({ borderRadius: 0 });
