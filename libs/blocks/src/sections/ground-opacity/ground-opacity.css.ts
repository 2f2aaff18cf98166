import { globalStyle, style } from '@vanilla-extract/css';

/** A section with a layer of colour under its content, and over its background picture. */
export const layered = style({ position: 'relative', isolation: 'isolate' });
export const layer = style({ position: 'absolute', zIndex: -1, inset: 0 });

// Stored settings contain these class names; only those of the list reach an element.
for (let percent = 0; percent <= 100; percent += 10) {
  globalStyle(`.bg-opacity-${percent}`, { opacity: percent / 100 });
}
