import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** The frame of the pages of the cart and the checkout. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@media': { [media.tablet]: { gap: '2.5rem' } },
});

/** The box with totals; it stays in view beside a long list. */
export const summary = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
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
export const note = style({ fontSize: '0.9375rem', color: theme.color.gray[500] });
