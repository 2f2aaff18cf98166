import { media } from '@etalage/ui-kit/theme';
import { createVar, style } from '@vanilla-extract/css';

export const above = createVar();
export const below = createVar();
const scale = createVar();

/** Padding above and below as configured, less of it on small screens. */
export const section = style({
  vars: { [scale]: '0.7' },
  paddingTop: `calc(${above} * ${scale} * 0.25rem)`,
  paddingBottom: `calc(${below} * ${scale} * 0.25rem)`,
  '@media': { [media.tablet]: { vars: { [scale]: '0.85' } }, [media.desktop]: { vars: { [scale]: '1' } } },
});

/** A section with a picture behind its content. */
export const withBackdrop = style({ position: 'relative', isolation: 'isolate' });
export const backdrop = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  width: '100%',
  height: '100%',
});
