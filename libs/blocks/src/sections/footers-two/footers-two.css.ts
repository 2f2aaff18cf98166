import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const footer = style({ fontSize: '0.9375rem' });
export const columns = style({
  display: 'grid',
  gap: '2.5rem 4rem',
  paddingBlock: '1.5rem 3rem',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const about = style({
  display: 'grid',
  gap: '1rem',
  alignContent: 'start',
  '@media': { 'screen and (min-width: 640px) and (max-width: 1189.98px)': { gridColumn: '1 / -1' } },
});
globalStyle(`${about} > div`, { maxWidth: '26rem' });
export const name = style({
  fontFamily: theme.font.primary,
  fontSize: '1.625rem',
  lineHeight: 1.1,
  letterSpacing: '-0.02em',
});
export const heading = style({
  marginBottom: '0.75rem',
  fontFamily: theme.font.secondary,
  fontSize: '0.9375rem',
  fontWeight: 600,
  letterSpacing: 0,
});
export const list = style({ listStyle: 'none', padding: 0 });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.125rem',
  textDecoration: 'none',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&[aria-current]': { textDecoration: 'underline' },
  },
});
export const address = style({
  display: 'grid',
  justifyItems: 'start',
  fontStyle: 'normal',
  lineHeight: 2.125,
});
globalStyle(`${address} a`, { textDecoration: 'none', overflowWrap: 'anywhere' });
globalStyle(`${address} a:hover`, { textDecoration: 'underline' });
export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem 2rem',
});
globalStyle(`${bottom}::before`, {
  content: '""',
  flex: '0 0 100%',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const copyright = style({ color: theme.color.gray[500] });
