import { media, theme } from '@etalage/ui-kit/theme';
import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';

/** The colours of the owner; the text on each is chosen to be readable. */
export const vars = { ground: createVar(), text: createVar(), button: createVar(), buttonText: createVar() };
/** Width of the window (COOK-16). */
const MODAL_WIDTH = 550;

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

export const dialog = style({
  width: `min(${MODAL_WIDTH}px, 100vw - 2rem)`,
  maxWidth: MODAL_WIDTH,
  maxHeight: 'calc(100dvh - 2rem)',
  margin: 'auto',
  padding: 0,
  border: 0,
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  color: theme.color.dark,
  boxShadow: '0 1.5rem 4rem rgb(0 0 0 / 0.28)',
  '::backdrop': { background: 'rgb(0 0 0 / 0.5)' },
});
export const modal = style({ display: 'grid', gap: '1rem', padding: '1.5rem' });
export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.25rem 1rem',
  alignItems: 'center',
  paddingBlock: '0.875rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
});
export const name = style({ fontWeight: 600, overflowWrap: 'anywhere' });
export const always = style({
  marginLeft: '0.6em',
  color: theme.color.gray[500],
  fontSize: '0.8125rem',
  fontWeight: 400,
});
export const description = style({
  gridColumn: '1 / -1',
  color: theme.color.gray[500],
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
});
export const toggle = style({
  appearance: 'none',
  position: 'relative',
  width: '2.75rem',
  height: '1.5rem',
  margin: 0,
  border: `1px solid ${theme.color.gray[500]}`,
  borderRadius: '1rem',
  background: theme.color.white,
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    top: '0.1875rem',
    left: '0.1875rem',
    width: '1rem',
    height: '1rem',
    borderRadius: '50%',
    background: theme.color.gray[500],
  },
  selectors: {
    '&:checked': { background: theme.color.primary[500], borderColor: theme.color.primary[500] },
    '&:checked::before': { left: '1.4375rem', background: theme.color.white },
    '&:disabled': { opacity: 0.6, cursor: 'not-allowed' },
  },
});
export const unsaved = style({ minHeight: '1.5em', color: theme.color.contrast[700], fontSize: '0.875rem' });
export const modalButtons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

export const strip = style({
  display: 'flex',
  justifyContent: 'center',
  minHeight: '2.75rem',
  background: theme.color.light,
});
export const stripButton = style({
  minHeight: '2.75rem',
  padding: '0 1rem',
  border: 0,
  background: 'none',
  color: theme.color.gray[500],
  font: 'inherit',
  fontSize: '0.8125rem',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  cursor: 'pointer',
  selectors: { '&[hidden]': { display: 'none' }, '&:hover': { color: theme.color.dark } },
});
