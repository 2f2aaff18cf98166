import { media, theme } from '@etalage/ui-kit/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The colours of the owner; the text on each is chosen to be readable. */
export const vars = { ground: createVar(), text: createVar(), button: createVar(), buttonText: createVar() };

const bar = style({
  position: 'fixed',
  zIndex: 90,
  inset: 'auto 0 0',
  display: 'grid',
  gap: '1rem',
  maxHeight: '100dvh',
  overflowY: 'auto',
  padding: '1.25rem 1rem',
  background: vars.ground,
  color: vars.text,
  boxShadow: '0 0 2rem rgb(0 0 0 / 0.18)',
  fontSize: '0.9375rem',
  selectors: { '&[hidden]': { display: 'none' } },
});
const wide = style({
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 40rem) auto',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '3rem',
      padding: '1.5rem max(2rem, (100vw - 74rem) / 2)',
    },
  },
});
const card = style({
  '@media': {
    [media.tablet]: { bottom: '1.5rem', width: '26rem', borderRadius: theme.radius.lg, padding: '1.5rem' },
  },
});
export const positions = styleVariants({
  bottom: [bar, wide],
  top: [bar, wide, { '@media': { [media.tablet]: { inset: '0 0 auto' } } }],
  bottom_left: [bar, card, { '@media': { [media.tablet]: { left: '1.5rem', right: 'auto' } } }],
  bottom_right: [bar, card, { '@media': { [media.tablet]: { left: 'auto', right: '1.5rem' } } }],
});
// What has the focus is not under the bar.
globalStyle('html:has([data-consent-bar]:not([hidden]))', { scrollPaddingBottom: '14rem' });
export const words = style({ display: 'grid', gap: '0.35rem', maxWidth: '44rem' });
export const heading = style({ fontFamily: theme.font.primary, fontSize: '1.25rem', lineHeight: 1.25 });
export const buttons = style({
  display: 'grid',
  gap: '0.5rem',
  '@media': {
    [media.tablet]: {
      selectors: {
        [`:is(${positions.bottom}, ${positions.top}) > &`]: { gridTemplateColumns: 'repeat(3, 1fr)' },
      },
    },
  },
});
export const choice = style({
  selectors: {
    '&&, &&:hover:not(:disabled)': {
      background: vars.button,
      borderColor: vars.text,
      color: vars.buttonText,
    },
    '&&': { paddingInline: '1rem' },
    '&&:hover:not(:disabled)': { textDecoration: 'underline' },
    '&&:focus-visible': { outlineColor: vars.text },
  },
});
