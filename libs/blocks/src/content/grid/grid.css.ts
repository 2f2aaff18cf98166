import { media } from '@etalage/ui-kit/theme';
import { createVar, style } from '@vanilla-extract/css';

export const count = createVar();
export const gap = createVar();

export const grid = style({
  display: 'grid',
  gap,
  '@media': {
    [media.belowTablet]: {
      selectors: { '&[data-phone="horizontal"]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    [media.tablet]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  },
});
export const entry = style({ display: 'grid', alignContent: 'start', gap: '0.5rem', minWidth: 0 });
