import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

/** Its columns from tablets on, and the place of the titles, are style settings of the section. */
export const tiles = style({
  listStyle: 'none',
  display: 'grid',
  gap: '0.75rem',
  // Two beside each other also on a phone: six tiles are then one screen, not three.
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { [media.phone]: { gap: '1rem' }, [media.desktop]: { gap: '1.5rem' } },
});
/** A tile fills its cell; the place that the list is given is that of its title. */
export const item = style({
  justifySelf: 'stretch',
  display: 'grid',
  justifyItems: 'inherit',
  // A last tile without a neighbour is as wide as two.
  '@media': {
    [media.belowTablet]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
});
export const tile = style({
  position: 'relative',
  justifySelf: 'stretch',
  display: 'grid',
  justifyItems: 'inherit',
  alignItems: 'end',
  minHeight: '100%',
  aspectRatio: '1',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: theme.radius.lg,
  background: theme.color.primary[700],
  color: theme.color.white,
  textDecoration: 'none',
  '@media': {
    [media.phone]: { aspectRatio: '4 / 3' },
    [media.belowTablet]: {
      selectors: { [`${item}:last-child:nth-child(odd) > &`]: { aspectRatio: '2' } },
    },
  },
});
export const image = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  '@media': {
    [media.motion]: {
      transition: 'transform 400ms cubic-bezier(0.2, 0.7, 0.2, 1)',
      selectors: { [`${tile}:hover > &`]: { transform: 'scale(1.03)' } },
    },
  },
});
/** The lower edge of a tile with its title, dark enough for white text on any picture. */
export const edge = style({
  position: 'relative',
  justifySelf: 'stretch',
  display: 'grid',
  justifyItems: 'inherit',
  minWidth: 0,
  padding: '3.5rem 0.875rem 0.75rem',
  '@media': { [media.phone]: { padding: '4rem 1.25rem 1rem' } },
  selectors: {
    [`${image} + &`]: {
      background:
        'linear-gradient(to top, rgb(0 0 0 / 0.75), rgb(0 0 0 / 0.5) 50%, rgb(0 0 0 / 0.2) 76%, transparent)',
    },
  },
});
export const title = style({
  maxWidth: '100%',
  fontFamily: theme.font.primary,
  fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.375rem)',
  fontWeight: theme.heading.weight,
  letterSpacing: theme.heading.spacing,
  textTransform: theme.heading.case,
  lineHeight: 1.25,
  overflowWrap: 'anywhere',
  selectors: { [`a${tile}:hover &`]: { textDecoration: 'underline', textDecorationThickness: '0.07em' } },
});
/** The sign of a missing picture is in the upper corner: the text is in the lower one. */
export const sign = style({ selectors: { '&&': { top: '0.75rem', bottom: 'auto' } } });
