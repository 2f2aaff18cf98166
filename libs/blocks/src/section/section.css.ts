import { media } from '@etalage/ui-kit/theme';
import { createVar, style } from '@vanilla-extract/css';

export const above = createVar();
export const below = createVar();
const scale = createVar();

/** Room above and below as set, less of it on small screens. */
export const section = style({
  vars: { [scale]: '0.7' },
  paddingTop: `calc(${above} * ${scale} * 0.25rem)`,
  paddingBottom: `calc(${below} * ${scale} * 0.25rem)`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  '@media': { [media.tablet]: { vars: { [scale]: '0.85' } }, [media.desktop]: { vars: { [scale]: '1' } } },
});
