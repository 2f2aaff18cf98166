import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 23rem', gap: '4rem' } },
});
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.5rem' });
export const partHeading = style({ fontSize: '1.3125rem', marginBottom: '1rem' });
export const lines = style({
  listStyle: 'none',
  padding: 0,
  borderBottom: `1px solid ${theme.color.gray[300]}`,
});
export const empty = style({ paddingBlock: '0.5rem', color: theme.color.gray[500] });

export const summaryHeading = style({ fontSize: '1.3125rem' });
export const wide = style({ width: '100%' });
export const nothing = style({
  display: 'grid',
  gap: '1.5rem',
  justifyItems: 'start',
  paddingBlock: '1rem 3rem',
});
export const nothingText = style({ fontSize: '1.125rem' });
