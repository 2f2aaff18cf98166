import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const box = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  padding: '1.25rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  '@media': { [media.tablet]: { padding: '1.5rem' } },
});
export const heading = style({ fontSize: '1.0625rem' });
export const rows = style({ display: 'grid', gap: '0.75rem' });
export const row = style({ display: 'grid', gap: '0.125rem' });
export const label = style({ color: theme.color.gray[500], fontSize: '0.9375rem' });
export const value = style({
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const code = style({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '1rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const picture = style({ width: '8.5rem', height: '8.5rem' });
