import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gap: '2rem',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.tablet]: { gap: '2.5rem 4rem', gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
  },
});
export const content = style({
  display: 'grid',
  gap: '1.25rem',
  minWidth: 0,
  selectors: { '&:empty': { display: 'none' } },
});
export const form = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  selectors: { [`${content}:empty + &`]: { gridColumn: '1 / -1' } },
});
/** The details of the company, as on a card. */
export const details = style({
  padding: 'clamp(1.5rem, 1.25rem + 0.8vw, 2.25rem)',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
  color: theme.color.dark,
});
