import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Widths from which more slides are shown (SLID-18, SLID-19). */
const from600 = 'screen and (min-width: 600px)';
const from1190 = 'screen and (min-width: 1190px)';
const per = 'var(--carousel-per)';
const gap = 'var(--carousel-gap)';
/** The distance between the beginnings of two slides, for the row and for a slide. */
const strideOfRow = `(100% + ${gap}) / ${per}`;
const strideOfSlide = `(100% + ${gap})`;

export const carousel = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  vars: { '--carousel-per': 'var(--carousel-slides)', '--carousel-gap': '1.5rem' },
  '@media': {
    [from600]: { vars: { '--carousel-per': 'var(--carousel-slides-600)' } },
    [from1190]: { vars: { '--carousel-per': 'var(--carousel-slides-1190)' } },
  },
});

/** Without a script the row is scrolled by hand. */
export const view = style({
  minWidth: 0,
  paddingInline: 'var(--carousel-padding)',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 'var(--carousel-padding)',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  selectors: {
    // Clipped and not hidden: focus within a hidden slide would scroll it into view.
    [`${carousel}[data-live] > &`]: { overflowX: 'clip', touchAction: 'pan-y pinch-zoom' },
    [`${carousel}[data-editing="rows"] > &`]: { overflowX: 'visible' },
  },
});
export const track = style({
  display: 'flex',
  justifyContent: 'safe center',
  gap,
  selectors: {
    [`${carousel}[data-editing="rows"] &`]: { flexWrap: 'wrap', justifyContent: 'start' },
    [`${carousel}[data-live] > ${view} > &`]: {
      transform: `translateX(calc(var(--carousel-at, 0) * -1 * ${strideOfRow} + clamp(-1 * ${strideOfRow}, var(--carousel-drag, 0px), ${strideOfRow})))`,
    },
    // Only for a move: another number of slides in view changes the transform too.
    [`${carousel}[data-live][data-gliding] > ${view} > &`]: {
      transition: 'transform var(--carousel-speed) var(--carousel-timing)',
    },
    [`${carousel}[data-live][data-moving] > ${view} > &`]: { transition: 'none' },
    [`${carousel}[data-live][data-fade] > ${view} > &`]: { display: 'grid', transform: 'none' },
  },
});
export const slide = style({
  flex: `0 0 calc((100% - (${per} - 1) * ${gap}) / ${per})`,
  minWidth: 0,
  scrollSnapAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    [`${carousel}[data-live] > ${view} > ${track} > &`]: {
      transform: `translateX(calc(var(--carousel-round, 0) * var(--carousel-count) * ${strideOfSlide}))`,
    },
    [`${carousel}[data-live][data-fade] > ${view} > ${track} > &`]: {
      gridArea: '1 / 1',
      transform: 'none',
      opacity: 0,
      transition: 'opacity var(--carousel-speed) var(--carousel-timing)',
    },
    [`${carousel}[data-live][data-fade] > ${view} > ${track} > &[data-current]`]: { opacity: 1 },
  },
});

/** Has its place from the start, so that nothing moves when the script arrives. */
export const controls = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0.75rem',
  visibility: 'hidden',
  selectors: {
    [`${carousel}[data-live] > &, ${carousel}[data-editing] > &`]: { visibility: 'visible' },
    [`${carousel}[data-editing="rows"] > &`]: { display: 'none' },
  },
  '@media': { '(scripting: none)': { display: 'none' } },
});
const none = { display: 'none' };
// Nothing to choose where all slides fit.
globalStyle(`${carousel}[data-fit] > ${controls}`, none);
globalStyle(`${carousel}[data-fit-600] > ${controls}`, { '@media': { [from600]: none } });
globalStyle(`${carousel}[data-fit-600]:not([data-fit-1190]) > ${controls}`, {
  '@media': { [from1190]: { display: 'flex' } },
});
globalStyle(`${carousel}[data-fit-1190] > ${controls}`, { '@media': { [from1190]: none } });

export const dots = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' });
export const dot = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.75rem',
  padding: 0,
  border: 0,
  background: 'none',
  selectors: {
    '&::before': {
      content: '',
      width: '0.625rem',
      height: '0.625rem',
      border: '1.5px solid currentColor',
      borderRadius: '999px',
    },
    '&[aria-current]::before': { background: 'currentColor' },
  },
  '@media': {
    [media.motion]: { selectors: { '&::before': { transition: 'background-color 200ms' } } },
    [media.hover]: { selectors: { '&:hover::before': { background: 'currentColor' } } },
  },
});
export const button = style({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  padding: 0,
  border: '1px solid currentColor',
  borderRadius: '50%',
  background: 'none',
  selectors: { '&:focus-visible': { borderRadius: '50%' } },
  '@media': {
    [media.motion]: { transition: 'background-color 140ms, color 140ms' },
    [media.hover]: {
      selectors: {
        '&:hover': {
          background: theme.color.dark,
          borderColor: theme.color.dark,
          color: theme.color.white,
        },
      },
    },
  },
});
/** The sign of what a press does: pause while the slides move, else play. */
export const pauseSign = style({
  display: 'none',
  selectors: { [`${carousel}[data-playing] &`]: { display: 'block' } },
});
export const playSign = style({ selectors: { [`${carousel}[data-playing] &`]: { display: 'none' } } });
