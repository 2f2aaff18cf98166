import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';

/** The dashboard's own look: quiet, dense enough for work, one green for what can be done. */
export const color = createGlobalTheme(':root', {
  ink: '#1c2422',
  soft: '#57625f',
  line: '#dde2df',
  surface: '#ffffff',
  ground: '#f5f6f4',
  action: '#1f5a4a',
  actionStrong: '#17463a',
  actionSoft: '#e4efea',
  danger: '#a3261c',
  dangerSoft: '#fbeae8',
  warn: '#7a5200',
  warnSoft: '#fdf3dc',
  focus: '#0b6bcb',
  inputLine: '#8b9692',
  onAction: '#ffffff',
});

/** Widest phone layout in pixels; above it the navigation stands beside the page. */
export const wide = 'screen and (min-width: 820px)';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('body', {
  margin: 0,
  background: color.ground,
  color: color.ink,
  font: '400 0.9375rem/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", sans-serif',
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, p', { margin: 0 });
globalStyle(':focus-visible', { outline: `2px solid ${color.focus}`, outlineOffset: 2 });
globalStyle('#root', { minHeight: '100dvh' });
