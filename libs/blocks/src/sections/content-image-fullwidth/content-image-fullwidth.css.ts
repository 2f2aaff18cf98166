import { media, theme } from '@etalage/ui-kit/theme';
import { style, styleVariants } from '@vanilla-extract/css';
import { ownPaddingOnPhone } from '../../section-frame/section.css.ts';
import '../../option-lists/option-classes.css.ts';

/** With a picture, the space of the section is around the content and within the picture. */
export const scene = style({
  position: 'relative',
  isolation: 'isolate',
  // Stronger than the style settings of the section.
  selectors: {
    '&&&&': { '@media': { [media.belowTablet]: { paddingTop: ownPaddingOnPhone.paddingTop } } },
  },
});
/** Above the content on a phone, behind it from tablet on. */
export const image = style({
  display: 'block',
  width: '100%',
  height: 'min(72vw, 26rem)',
  objectFit: 'cover',
  background: theme.color.gray[100],
  '@media': { [media.tablet]: { position: 'absolute', zIndex: -1, inset: 0, height: '100%' } },
});
export const placeholder = style({
  borderRadius: 0,
  '@media': { [media.tablet]: { position: 'absolute', zIndex: -1, inset: 0, height: '100%' } },
});
export const stage = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // On a phone the picture is above the content, which needs no height of its own.
  '@media': { [media.belowTablet]: { minHeight: 'var(--smhm, 0) !important' } },
});
export const card = style({
  display: 'grid',
  gap: '1.25rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  width: '100%',
  minWidth: 0,
  selectors: {
    '&[data-over]': {
      padding: 'clamp(1.5rem, 1.2rem + 1vw, 2.5rem)',
      borderRadius: theme.radius.lg,
      boxShadow: '0 16px 36px -14px rgb(0 0 0 / 0.28)',
      // The card overlaps the lower edge of the picture.
      marginTop: '-2.5rem',
      '@media': { [media.tablet]: { marginTop: 0, maxWidth: '30rem' } },
    },
  },
});
/** Where the card is on the picture. */
export const place = styleVariants({
  left: { justifyItems: 'start' },
  center: { justifyItems: 'center' },
  right: { justifyItems: 'end' },
});
