import { media } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';
import { leastHeight } from '../../section-frame/section.css.ts';

const LEAST = '6rem';
/** On a phone a lower strip, so that the picture does not fill the screen, unless that has its own height. */
export const space = style({
  height: leastHeight,
  minHeight: LEAST,
  '@media': { [media.belowTablet]: { height: `var(--smhm, min(${leastHeight}, 60vw))` } },
});
export const placeholder = style({ height: leastHeight, minHeight: LEAST, borderRadius: 0 });
