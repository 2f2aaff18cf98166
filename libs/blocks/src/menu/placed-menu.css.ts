import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const places = { left: 'start', center: 'center', right: 'end' } as const;

/** The position of the entries, and of the lines when they wrap. */
export const align = styleVariants(places, (place) => ({
  display: 'grid',
  minWidth: 0,
  justifyItems: place,
}));
for (const side of ['center', 'right'] as const) {
  const place = places[side];
  globalStyle(`${align[side]} > nav > ul`, { justifyContent: place, justifyItems: place });
}
/** Around a menu with wide dropdowns, which are as wide as this. */
export const place = style({ position: 'relative' });
