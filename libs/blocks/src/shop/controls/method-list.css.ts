import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const fieldset = style({
  display: 'grid',
  gap: '0.625rem',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({
  marginBottom: '0.875rem',
  padding: 0,
  fontFamily: theme.font.primary,
  fontSize: '1.3125rem',
  fontWeight: 500,
  lineHeight: 1.2,
});

/** The whole row is clickable; the chosen one has a coloured border. */
export const method = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.875rem',
  minHeight: '3.5rem',
  padding: '0.75rem 1rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.md,
  background: theme.color.white,
  cursor: 'pointer',
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: theme.color.dark } } } },
  selectors: {
    '&:has(:checked)': {
      borderColor: theme.color.primary[500],
      boxShadow: `inset 0 0 0 1px ${theme.color.primary[500]}`,
    },
  },
});
export const radio = style({ flex: 'none', width: '1.25rem', height: '1.25rem', margin: 0 });
export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', display: 'grid' });
export const description = style({ fontSize: '0.9375rem', color: theme.color.gray[500] });
export const image = style({ flex: 'none', width: '3rem', height: '2rem', objectFit: 'contain' });
export const price = style({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap', fontWeight: 600 });
export const errors = style({
  listStyle: 'none',
  padding: 0,
  fontSize: '0.875rem',
  fontWeight: 600,
  color: theme.color.contrast[700],
});
