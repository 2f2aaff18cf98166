import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { backdrop, ownPaddingOnPhone } from '../../section-frame/section.css.ts';

export const content = style({ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'minmax(0, 1fr)' });

/** A text in the section; in the designer each block has an element without a box around it. */
const text = `:is(${content}, ${content} > [data-block-id]) > div`;
// A heading alone is the title of a row of the page; above running text it is one of many.
globalStyle(`${text} > h2:only-child`, { fontSize: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem)' });
globalStyle(`${text} > h2:not(:only-child)`, {
  fontSize: '1.5rem',
  '@media': { [media.bigHeadings]: { fontSize: '1.75rem' } },
});

/**
 * Below desktop the picture is above the card, which overlaps it slightly; from desktop on it fills the section.
 */
export const scene = style({
  selectors: {
    // Stronger than the style settings of the section.
    '&&&&': {
      '@media': {
        [media.belowDesktop]: { paddingTop: 0, paddingBottom: 0 },
        [media.belowTablet]: ownPaddingOnPhone,
      },
    },
  },
});
const picture = 'min(72vw, 30rem)';
globalStyle(`${scene} > ${backdrop}`, { '@media': { [media.belowDesktop]: { height: picture } } });
export const over = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  '@media': {
    [media.belowDesktop]: { minHeight: '0 !important', paddingTop: `calc(${picture} - 2.5rem)` },
  },
});
export const card = style({
  width: '100%',
  maxWidth: '40rem',
  padding: '1.75rem',
  borderRadius: theme.radius.lg,
  background: theme.color.light,
  color: theme.color.dark,
  '@media': { [media.desktop]: { maxWidth: '25rem', padding: '2.5rem' } },
});
