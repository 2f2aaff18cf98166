import { globalStyle } from '@vanilla-extract/css';

// Stored settings contain these class names (STY-30, SEC-37); only names in the option lists reach an element.
const sizes = {
  'text-sm': '0.9375rem',
  'text-base': '1.0625rem',
  'text-lg': '1.1875rem',
  'text-xl': '1.375rem',
  'text-2xl': '1.625rem',
  'text-3xl': 'clamp(1.875rem, 1.5rem + 1.6vw, 2.5rem)',
  'text-4xl': 'clamp(2.125rem, 1.6rem + 2.2vw, 3.125rem)',
  'text-5xl': 'clamp(2.375rem, 1.6rem + 3.2vw, 4rem)',
};
for (const [name, fontSize] of Object.entries(sizes)) globalStyle(`.${name}`, { fontSize });

const places = { 'items-start': 'start', 'items-center': 'center', 'items-end': 'end' };
for (const [name, alignItems] of Object.entries(places)) globalStyle(`.${name}`, { alignItems });
