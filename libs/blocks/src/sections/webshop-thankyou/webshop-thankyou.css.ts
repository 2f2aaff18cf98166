import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
});
export const verification = style({
  display: 'grid',
  gap: '1.25rem',
  justifyItems: 'stretch',
  width: 'min(100%, 30rem)',
  padding: '1.5rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  '@media': { [media.tablet]: { padding: '2rem' } },
});
export const details = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2.75rem' });
export const number = style({ fontSize: '1.125rem', color: theme.color.gray[500], overflowWrap: 'anywhere' });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.75rem',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 30rem)', gap: '4.5rem' } },
});
export const blocks = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
  alignContent: 'start',
});
export const heading = style({ fontSize: '1.3125rem' });
export const address = style({ display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' });
export const pair = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  maxWidth: '22rem',
  fontVariantNumeric: 'tabular-nums',
});
export const pay = style({ display: 'grid', gap: '1.25rem', marginTop: '0.5rem' });
export const muted = style({ color: theme.color.gray[500] });
export const totals = style({ width: 'min(100%, 26rem)', marginLeft: 'auto' });
const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;
export const invoices = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
export const shipments = style({
  ...plain,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: '1rem',
});
export const withdraw = style({ display: 'grid', gap: '1rem', justifyItems: 'start' });
export const shipment = style({
  display: 'grid',
  gap: '0.375rem',
  alignContent: 'start',
  padding: '1.25rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.lg,
  overflowWrap: 'anywhere',
});
export const pieces = style({ ...plain });
