import { media, theme } from '@etalage/ui-kit/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const form = style({ ...column, gap: '1.25rem' });
export const options = style({ ...column, gap: '1.125rem' });
export const actions = style({ ...column, gap: '1rem' });
// Present in the page before it has a message, without taking up a gap.
globalStyle(`${actions} > [role="status"]:empty`, { position: 'absolute' });
export const buy = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });
export const add = style({ flex: '1 1 12rem', overflowWrap: 'anywhere' });
export const toCart = style({ fontWeight: 600, whiteSpace: 'nowrap' });

/** The card around everything that a visitor can do with a product. */
export const panel = style({
  ...column,
  gap: '1.25rem',
  padding: '1.25rem',
  border: `1px solid ${theme.color.gray[300]}`,
  borderRadius: theme.radius.lg,
  background: theme.color.white,
  '@media': { [media.tablet]: { padding: '1.75rem' } },
});

/** Stock message and form share one cell, so that the answer causes no layout shift. */
export const stock = style(column);
const cell = style({ gridArea: '1 / 1', minWidth: 0 });
export const orderable = style([cell]);
// It overlaps the form without JavaScript, where nothing hides it; it must not catch clicks.
export const status = style([cell, { color: theme.color.gray[500], pointerEvents: 'none' }]);
export const retry = style([
  cell,
  { display: 'grid', gap: '1rem', justifyItems: 'start', alignContent: 'start' },
]);

const reveal = keyframes({ to: { visibility: 'visible' } });

// Hidden from the first paint until the answer arrives; if the script never runs, an animation shows the form.
globalStyle(`${stock}[data-stock="pending"] > ${orderable}`, {
  '@media': {
    '(scripting: enabled)': { visibility: 'hidden', animation: `${reveal} 1ms linear 8s forwards` },
  },
});
globalStyle(`${stock}[data-stock="loading"] > ${orderable}`, { visibility: 'hidden' });
globalStyle(`${stock}:is([data-stock="out"], [data-stock="failed"]) > ${orderable}`, { display: 'none' });
globalStyle(`${stock}:is([data-stock="ready"], [data-stock="failed"]) > ${status}`, { display: 'none' });
globalStyle(`${stock}:not([data-stock="failed"]) > ${retry}`, { display: 'none' });
// Without JavaScript the stock known to the server decides.
globalStyle(`${stock}[data-stock="pending"][data-server="out"] > ${orderable}`, {
  '@media': { '(scripting: none)': { display: 'none' } },
});

/** A checkbox styled as a link: cart panel or form, never both, also without JavaScript (PROD-24). */
export const formToggle = style({
  paddingTop: '0.5rem',
  borderTop: `1px solid ${theme.color.gray[300]}`,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  minHeight: '2.75rem',
  fontWeight: 600,
  cursor: 'pointer',
});
export const formToggleBox = style({ width: '1.25rem', height: '1.25rem', margin: 0 });
export const cartSide = style({});
export const formSide = style({ display: 'grid', gap: '0.75rem' });
globalStyle(`${panel}:has([data-form-toggle]:checked) ${cartSide}`, { display: 'none' });
// It is then above the form, however long that is.
globalStyle(`${panel}:has([data-form-toggle]:checked) ${formToggle}`, { paddingTop: 0, borderTop: 0 });
globalStyle(`${panel}:has([data-form-toggle]:not(:checked)) ${formSide}`, { display: 'none' });
export const contact = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem' });
/** What a visitor must know before they order. */
export const note = style({ margin: 0, fontSize: '0.9375rem', color: theme.color.gray[500] });
/** The article number of the chosen variant. */
export const number = style({ fontSize: '0.875rem', color: theme.color.gray[500] });
