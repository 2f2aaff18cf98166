import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { backdrop } from '../../section/section.css.ts';

export const content = style({ display: 'grid', gap: '1.5rem', gridTemplateColumns: 'minmax(0, 1fr)' });

// A heading that stands alone opens a row of the page; above running text it is one of many.
globalStyle(`${content} > div > h2:only-child`, { fontSize: 'clamp(1.75rem, 1.3rem + 1.6vw, 2.375rem)' });
globalStyle(`${content} > div > h2:not(:only-child)`, {
  fontSize: '1.5rem',
  '@media': { [media.bigHeadings]: { fontSize: '1.75rem' } },
});

/** On a phone the picture stands above the card and the card a little over it; from tablet on it fills the section. */
export const scene = style({});
const picture = '72vw';
globalStyle(`${scene} > ${backdrop}`, {
  '@media': { [media.belowTablet]: { height: picture } },
});
export const over = style({
  display: 'grid',
  alignItems: 'center',
  justifyItems: 'start',
  '@media': { [media.belowTablet]: { minHeight: '0 !important', paddingTop: `calc(${picture} - 4rem)` } },
});
export const card = style({
  width: '100%',
  padding: '1.75rem',
  borderRadius: theme.radius.lg,
  background: theme.color.light,
  color: theme.color.dark,
  '@media': { [media.tablet]: { maxWidth: '27rem', padding: '2.5rem' } },
});
