import { dashboardColor, dashboardText, dashboardWide, plainList } from '@etalage/ui-kit/dashboard';
import { globalStyle } from '@vanilla-extract/css';

/** The dashboard's colours; the values are defined in ui-kit, which the designer and the form engine use too. */
export const color = dashboardColor;

/** From this width the navigation is beside the page; below it the navigation is behind a button. */
export const wide = dashboardWide;

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body', {
  margin: 0,
  // On a phone the screen fills the whole window.
  background: color.surface,
  '@media': { [wide]: { background: color.ground } },
  color: color.ink,
  fontFamily: 'system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
  ...dashboardText.body,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, p, dl, dd', { margin: 0 });
globalStyle('ul', { ...plainList });
globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: 2 });
globalStyle('#root', { minHeight: '100dvh' });
