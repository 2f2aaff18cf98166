import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

const stack = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' } as const;

export const quote = style({ ...stack, gap: '1.5rem' });
export const heading = style({ fontSize: '1.3125rem' });
export const subheading = style({
  fontSize: '1.0625rem',
  fontFamily: theme.font.secondary,
  fontWeight: 600,
});
export const notices = style({ ...stack, gap: '0.75rem' });

/** The offer, beside it the form to accept it, below both the questions. */
export const columns = style({
  ...stack,
  gap: '2.75rem',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 26rem',
      gridTemplateRows: 'auto 1fr',
      columnGap: '4.5rem',
    },
  },
});
export const column = style({ ...stack, gap: '2.75rem' });

export const offer = style({ ...stack, gap: '1rem' });
export const muted = style({ color: theme.color.gray[500], fontSize: '0.9375rem' });
export const message = style({
  ...stack,
  gap: '0.375rem',
  margin: 0,
  padding: '1rem 1.25rem',
  borderRadius: theme.radius.lg,
  background: theme.color.gray[100],
});
/** What people wrote, with their own line breaks. */
export const words = style({ margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const totals = style({ width: 'min(100%, 26rem)', marginLeft: 'auto' });

export const files = style({ ...stack, gap: '0.75rem', paddingTop: '1rem', scrollMarginTop: '6rem' });
export const fileList = style({ ...stack, margin: 0, padding: 0, listStyle: 'none' });
export const file = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  padding: '0.75rem 0',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const fileWords = style({ ...stack, flex: '1 1 12rem', minWidth: 0, overflowWrap: 'anywhere' });

export const accept = style({
  ...stack,
  gap: '1.25rem',
  alignSelf: 'start',
  padding: '1.25rem',
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.color.gray[300]}`,
  background: theme.color.white,
  '@media': {
    [media.tablet]: { padding: '1.75rem' },
    [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' },
  },
});
export const due = style({ fontSize: '1.75rem', fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const check = style({
  display: 'flex',
  gap: '0.75rem',
  alignItems: 'flex-start',
  minHeight: '2rem',
});
export const box = style({ flex: 'none', width: '1.25rem', height: '1.25rem', margin: '0.2rem 0 0' });
export const wide = style({ width: '100%' });

export const questions = style({ ...stack, gap: '1.25rem', maxWidth: '44rem' });
export const messages = style({ ...stack, gap: '0.75rem', margin: 0, padding: 0, listStyle: 'none' });
const bubble = {
  ...stack,
  gap: '0.25rem',
  padding: '0.875rem 1.125rem',
  borderRadius: theme.radius.lg,
  border: `1px solid ${theme.color.gray[300]}`,
};
export const question = style({ ...bubble, marginRight: 'clamp(0rem, 8vw, 4rem)' });
export const answer = style({
  ...bubble,
  marginLeft: 'clamp(0rem, 8vw, 4rem)',
  background: theme.color.gray[100],
});
export const ask = style({ ...stack, gap: '1rem' });
export const asked = style({
  display: 'none',
  selectors: { '&:target': { display: 'block' } },
});
