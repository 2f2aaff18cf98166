import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@media': { [media.tablet]: { gap: '2.5rem' } },
});
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

export const summary = style({
  display: 'grid',
  gap: '1.25rem',
  padding: '1.25rem',
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.color.gray[300]}`,
  background: theme.color.white,
  '@media': {
    [media.tablet]: { padding: '1.75rem' },
    [media.desktop]: { position: 'sticky', top: '2rem' },
  },
});
export const summaryHeading = style({ fontSize: '1.3125rem' });
export const note = style({ fontSize: '0.9375rem', color: theme.color.gray[500] });
export const wide = style({ width: '100%' });
export const nothing = style({
  display: 'grid',
  gap: '1.5rem',
  justifyItems: 'start',
  paddingBlock: '1rem 3rem',
});
export const nothingText = style({ fontSize: '1.125rem' });
