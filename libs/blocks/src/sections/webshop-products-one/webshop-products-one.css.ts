import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Phones read title, pictures, panel; from desktop on the panel stands beside the pictures and stays in view. */
export const product = style({
  display: 'grid',
  gap: '1.5rem',
  paddingBottom: '2.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"heading" "gallery" "side" "short"',
  '@media': {
    [media.tablet]: {
      columnGap: '2.5rem',
      rowGap: '1.5rem',
      paddingBottom: '4rem',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: '"gallery heading" "gallery side" "gallery short"',
    },
    [media.desktop]: { columnGap: '4rem' },
  },
  selectors: {
    '&[data-layout="wide"]': {
      '@media': {
        [media.tablet]: {
          gridTemplateAreas: '"gallery gallery" "heading side" "short side"',
          gridTemplateRows: 'auto auto 1fr',
          rowGap: '1.5rem',
        },
      },
    },
    '&[data-layout="compact"]': {
      '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
    },
  },
});

export const heading = style({
  gridArea: 'heading',
  display: 'grid',
  gap: '0.75rem',
  alignContent: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
/** Beside a long panel the pictures stay in view. */
export const gallery = style({
  gridArea: 'gallery',
  minWidth: 0,
  '@media': { [media.tablet]: { position: 'sticky', top: '2rem', alignSelf: 'start' } },
});
export const galleryWide = style([
  gallery,
  {
    '@media': {
      [media.tablet]: { position: 'static', maxWidth: '60rem', width: '100%', marginInline: 'auto' },
    },
  },
]);
export const side = style({
  gridArea: 'side',
  display: 'grid',
  gap: '1.5rem',
  alignContent: 'start',
  minWidth: 0,
});
export const intro = style({ fontSize: '1.125rem', color: theme.color.gray[500] });
export const short = style({
  gridArea: 'short',
  paddingTop: '0.5rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const prose = style({ maxWidth: '44rem', overflowWrap: 'anywhere' });
export const description = style({
  display: 'grid',
  gap: '1rem',
  paddingBlock: '2rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const extra = style({
  display: 'grid',
  gap: '2rem',
  paddingBlock: '2rem 3rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '4rem' } },
});
export const related = style({
  display: 'grid',
  gap: '1.5rem',
  paddingTop: '3rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
for (const text of [short, prose, intro]) {
  globalStyle(`${text} > * + *`, { marginTop: '0.75em' });
  globalStyle(`${text} > * + :is(h2, h3)`, { marginTop: '1.5em' });
  globalStyle(`${text} ul`, { paddingLeft: '1.2em' });
}
