import { media, theme } from '@etalage/ui-kit/theme';
import { style } from '@vanilla-extract/css';

export const way = style({ paddingBottom: '1rem' });

/**
 * Phones show title, pictures, panel, texts; from tablet on the texts are under the pictures and the panel is beside
 * both. The last row absorbs the extra height of a long panel, so that pictures and texts stay together.
 */
export const product = style({
  display: 'grid',
  gap: '1.5rem',
  paddingBottom: '2.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"heading" "gallery" "rest" "texts"',
  '@media': {
    [media.tablet]: {
      columnGap: '2.5rem',
      rowGap: '1.5rem',
      paddingBottom: '4rem',
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      gridTemplateAreas: '"gallery heading" "gallery rest" "texts rest" ". rest"',
    },
    [media.desktop]: { columnGap: '4rem' },
  },
  selectors: {
    '&[data-layout="wide"]': {
      '@media': {
        [media.tablet]: { gridTemplateAreas: '"gallery gallery" "heading rest" "texts rest" ". rest"' },
      },
    },
    '&[data-layout="compact"]': {
      '@media': {
        [media.tablet]: {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          gridTemplateRows: 'auto 1fr auto',
          gridTemplateAreas: '"gallery heading" "gallery rest" "texts texts"',
        },
      },
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
export const gallery = style({ gridArea: 'gallery', minWidth: 0 });
export const galleryWide = style([
  gallery,
  {
    '@media': {
      [media.tablet]: { maxWidth: '60rem', width: '100%', marginInline: 'auto' },
    },
  },
]);
export const texts = style({ gridArea: 'texts', minWidth: 0 });
const besideTexts = `${product}:not([data-layout="compact"]):has(> ${texts})`;

/** The whole column beside pictures and texts; the panel is sticky within it. */
export const rest = style({
  gridArea: 'rest',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  selectors: {
    [`${besideTexts} > &`]: { '@media': { [media.tablet]: { justifyContent: 'flex-end' } } },
  },
});
/**
 * The panel and what is under it stay visible beside longer texts. They stick to the bottom of the window, because the
 * add button is at their end, and are at least as high as the window, because otherwise there would be an empty space
 * above.
 */
export const side = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  alignContent: 'start',
  selectors: {
    [`${besideTexts} > ${rest} > &`]: {
      '@media': {
        [media.tablet]: { position: 'sticky', bottom: '2rem', minHeight: 'min(100vh - 4rem, 52rem)' },
      },
    },
  },
});
export const number = style({ fontSize: '0.875rem', color: theme.color.gray[500] });
export const intro = style({ fontSize: '1.125rem', color: theme.color.gray[500] });
export const description = style({
  display: 'grid',
  gap: '1rem',
  paddingBlock: '2rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
/** The second list contains sentences, such as delivery and care, the first one measures. */
export const extra = style({
  display: 'grid',
  gap: '2rem',
  paddingBlock: '2rem 1rem',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: '2.5rem' } },
});
export const related = style({
  display: 'grid',
  gap: '1.5rem',
  paddingTop: '3rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
