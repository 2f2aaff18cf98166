import { media, theme } from '@etalage/ui-kit/theme';
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
/** Spans the row of the designer's grid. */
export const none = style({
  gridColumn: '1 / -1',
  margin: 0,
  padding: '1.5rem',
  borderRadius: theme.radius.lg,
  border: `1px dashed ${theme.color.gray[500]}`,
  background: theme.color.gray[100],
  color: theme.color.gray[500],
  textAlign: 'center',
});
export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
});
