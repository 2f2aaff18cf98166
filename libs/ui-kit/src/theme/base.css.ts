import { globalStyle, style } from '@vanilla-extract/css';
import { MEASURE } from './measure.ts';
import { media } from './media.ts';
import { theme } from './site-theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '6rem',
  accentColor: theme.color.primary[500],
  '@media': { [media.motion]: { scrollBehavior: 'smooth' } },
});
globalStyle('body', {
  margin: 0,
  minHeight: '100vh',
  display: 'flex',
  flexDirection: 'column',
  background: theme.color.light,
  color: theme.color.dark,
  fontFamily: theme.font.secondary,
  fontSize: theme.text.size,
  lineHeight: 1.6,
  // A word that is wider than its line, such as an address, is broken.
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
});
globalStyle('main', { flex: '1 0 auto', outline: 'none' });
globalStyle('h1, h2, h3, h4', {
  margin: 0,
  fontFamily: theme.font.primary,
  fontWeight: theme.heading.weight,
  lineHeight: 1.15,
  letterSpacing: theme.heading.spacing,
  textTransform: theme.heading.case,
  textWrap: 'balance',
});
const headings = {
  h1: ['2.125rem', '3rem'],
  h2: ['1.625rem', '2.125rem'],
  h3: ['1.3125rem', '1.5rem'],
  h4: ['1.125rem', '1.1875rem'],
};
for (const [tag, [small, big]] of Object.entries(headings)) {
  const sized = (size: string | undefined) => `calc(${size} * ${theme.heading.size})`;
  globalStyle(tag, { fontSize: sized(small), '@media': { [media.bigHeadings]: { fontSize: sized(big) } } });
}
globalStyle('p, ul, ol, dl, figure, blockquote, pre', { margin: 0 });
globalStyle('p', { textWrap: 'pretty' });
globalStyle('img, svg, video', { display: 'block', maxWidth: '100%' });
globalStyle('img', { height: 'auto' });
globalStyle('a', { color: 'inherit', textUnderlineOffset: '0.2em', textDecorationThickness: '0.07em' });
globalStyle('button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button, [role="button"], summary, label[for]', { cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle(':focus-visible', {
  outline: `2px solid ${theme.color.primary[700]}`,
  outlineOffset: '3px',
  borderRadius: '2px',
});
globalStyle('::selection', { background: theme.color.primary[100] });
globalStyle('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
    },
  },
});

/** In the document for screen readers, invisible on the screen. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

/** First stop of the Tab key: visible only while it has focus. */
export const skipLink = style({
  position: 'fixed',
  zIndex: 100,
  top: '0.75rem',
  left: '0.75rem',
  padding: '0.75rem 1.25rem',
  borderRadius: theme.radius.md,
  background: theme.color.dark,
  color: theme.color.white,
  textDecoration: 'none',
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

/** The maximum page width: centred, with padding on both sides. */
export const container = style({
  width: '100%',
  maxWidth: MEASURE,
  marginInline: 'auto',
  paddingInline: '1.25rem',
  '@media': { [media.tablet]: { paddingInline: '2rem' } },
});
