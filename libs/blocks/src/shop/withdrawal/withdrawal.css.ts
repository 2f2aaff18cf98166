import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const page = style({ ...stack, gap: '1.5rem', paddingTop: '2.5rem', paddingBottom: '5rem' });
export const intro = style({ ...stack, gap: '0.75rem', maxWidth: '44rem' });
export const panel = style({
  ...stack,
  gap: '1.25rem',
  width: 'min(100%, 44rem)',
  padding: '1.5rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  '@media': { [media.tablet]: { padding: '2rem' } },
});
export const heading = style({ fontSize: '1.3125rem' });
export const subheading = style({ fontSize: '1.0625rem', fontFamily: theme.font.secondary, fontWeight: 600 });
export const muted = style({ color: theme.color.gray[500], fontSize: '0.9375rem' });
export const note = style({ fontSize: '0.9375rem', fontWeight: 600 });
export const lines = style({ ...stack, margin: 0, padding: 0, listStyle: 'none' });
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1.5rem',
  padding: '1rem 0',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const made = style({ ...stack, gap: '0.25rem', padding: '0.75rem 0' });
export const words = style({ ...stack, flex: '1 1 14rem', minWidth: 0, overflowWrap: 'anywhere' });
export const pieces = style({ display: 'flex', alignItems: 'center', gap: '0.75rem' });
export const count = style({ width: '5.5rem' });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(8rem, auto) minmax(0, 1fr)',
  gap: '0.25rem 1rem',
  margin: 0,
  overflowWrap: 'anywhere',
});
export const term = style({ color: theme.color.gray[500] });
export const value = style({ margin: 0 });
export const address = style({ display: 'grid', fontStyle: 'normal', overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
