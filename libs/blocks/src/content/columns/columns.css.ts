import { media } from '@etalage/ui-kit/theme';
import { createVar, style, styleVariants } from '@vanilla-extract/css';

export const widths = createVar();
export const gap = createVar();
export const gapOnPhone = createVar();

export const row = style({
  display: 'grid',
  gap: gapOnPhone,
  '@media': {
    [media.belowTablet]: {
      selectors: { '&[data-phone="horizontal"]': { gridTemplateColumns: widths } },
    },
    [media.tablet]: {
      gap,
      selectors: { '&[data-direction="horizontal"]': { gridTemplateColumns: widths } },
    },
  },
});
export const align = styleVariants({
  left: { justifyContent: 'start' },
  center: { justifyContent: 'center' },
  right: { justifyContent: 'end' },
});
export const column = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1.25rem',
  minWidth: 0,
  '@media': {
    [media.belowTablet]: {
      selectors: {
        [`${row}[data-reversed] > &:nth-child(1)`]: { order: 6 },
        [`${row}[data-reversed] > &:nth-child(2)`]: { order: 5 },
        [`${row}[data-reversed] > &:nth-child(3)`]: { order: 4 },
        [`${row}[data-reversed] > &:nth-child(4)`]: { order: 3 },
        [`${row}[data-reversed] > &:nth-child(5)`]: { order: 2 },
        [`${row}[data-reversed] > &:nth-child(6)`]: { order: 1 },
      },
    },
    // The narrow first column shows the second item; the reading order does not change.
    [media.tablet]: {
      selectors: { [`${row}[data-swapped] > &:nth-child(2)`]: { order: -1 } },
    },
  },
});
