import { globalStyle, style } from '@vanilla-extract/css';
import { color, wide } from '../theme/dashboard-theme.css.ts';

export const frame = style({
  minHeight: '100dvh',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  '@media': {
    [wide]: {
      gridTemplateColumns: '13.5rem minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      gridTemplateAreas: '"bar bar" "nav page"',
    },
  },
});

export const skip = style({
  position: 'absolute',
  left: 8,
  top: -60,
  padding: '0.5rem 1rem',
  background: color.surface,
  zIndex: 2,
  selectors: { '&:focus': { top: 8 } },
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  padding: '0.625rem 1.25rem',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': { [wide]: { gridArea: 'bar' } },
});
export const brand = style({ fontWeight: 700, letterSpacing: '-0.01em', color: color.actionStrong });
export const site = style({ color: color.soft, overflowWrap: 'anywhere' });
export const actions = style({ marginLeft: 'auto', display: 'flex', alignItems: 'center', gap: '0.75rem' });

export const nav = style({
  display: 'flex',
  gap: '0.25rem',
  padding: '0.5rem 0.75rem',
  overflowX: 'auto',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  '@media': {
    [wide]: {
      gridArea: 'nav',
      flexDirection: 'column',
      padding: '1.25rem 0.75rem',
      borderBottom: 0,
      borderRight: `1px solid ${color.line}`,
    },
  },
});
export const navLink = style({
  padding: '0.4375rem 0.75rem',
  borderRadius: 8,
  color: color.ink,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: color.ground },
    '&[aria-current="page"]': { background: color.actionSoft, color: color.actionStrong, fontWeight: 600 },
  },
});

export const page = style({
  padding: '1.5rem 1.25rem 3rem',
  outline: 'none',
  '@media': { [wide]: { gridArea: 'page', padding: '2rem 2.5rem 4rem', maxWidth: '68rem' } },
});
export const heading = style({
  fontSize: '1.5rem',
  lineHeight: 1.25,
  fontWeight: 650,
  marginBottom: '1.25rem',
});

export const card = style({
  background: color.surface,
  border: `1px solid ${color.line}`,
  borderRadius: 12,
  overflow: 'hidden',
});
export const cardHead = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '1rem',
  padding: '1rem 1.25rem 0.75rem',
});
export const cardTitle = style({ fontSize: '1.0625rem', fontWeight: 600 });

export const textLink = style({
  color: color.action,
  textUnderlineOffset: 3,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: color.actionStrong } },
});
export const quietButton = style({
  font: 'inherit',
  padding: '0.375rem 0.875rem',
  minHeight: 36,
  borderRadius: 8,
  border: `1px solid ${color.line}`,
  background: color.surface,
  color: color.ink,
  cursor: 'pointer',
  selectors: { '&:hover': { background: color.ground } },
});
export const loading = style({ padding: '2.5rem 1.25rem', color: color.soft, textAlign: 'center' });
export const failure = style({
  padding: '2rem 1.25rem',
  display: 'grid',
  justifyItems: 'center',
  gap: '0.75rem',
});

globalStyle('main p', { maxWidth: '44rem' });
